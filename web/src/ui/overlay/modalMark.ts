/** Marks what lies over the whole page, and whether it only has yet to be gone. */
export const modalMark = (isOpen: boolean) => ({ "data-modal": isOpen ? "open" : "leaving" });

const openModals = () => [...document.querySelectorAll("[data-modal=open]")];

/** Whether a dialog has the page's focus to itself. */
export const isUnderModal = (): boolean => openModals().length > 0;

/** Whether no other dialog lies over this one. */
export const isTopModal = (overlay: Element | null): boolean => openModals().at(-1) === overlay;
