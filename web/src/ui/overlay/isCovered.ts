/** Marks a dialog's content as a part of the page that it lies above. */
export const partOfPage = { "data-part-of-page": "" };

const ABOVE = "[role='dialog'], [role='alertdialog'], [role='menu']";

/** Whether anything else lies above the page: nothing is changed behind its back. */
export const isCovered = (): boolean =>
  [...document.querySelectorAll(ABOVE)].some(
    (above) => above.querySelector("[data-part-of-page]") === null,
  );
