/** Marks the content of a dialog that belongs to the page under it. */
export const partOfPage = { "data-part-of-page": "" };

/** Marks an empty element in the place of a dialog whose script is loading. */
export const openingDialog = { "data-opening-dialog": "" };

const ABOVE = "[role='dialog'], [role='alertdialog'], [role='menu'], [data-opening-dialog]";

/** True if an overlay that does not belong to the page covers it. Shortcuts must then change nothing. */
export const isCovered = (): boolean =>
  [...document.querySelectorAll(ABOVE)].some(
    (above) => above.querySelector("[data-part-of-page]") === null,
  );
