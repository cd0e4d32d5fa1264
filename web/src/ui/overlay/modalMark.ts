/** Marks what lies over the whole page, and whether it only has yet to be gone. */
export const modalMark = (isOpen: boolean) => ({ "data-modal": isOpen ? "open" : "leaving" });

/** Whether a dialog has the page's focus to itself. */
export const isUnderModal = (): boolean => document.querySelector("[data-modal=open]") !== null;
