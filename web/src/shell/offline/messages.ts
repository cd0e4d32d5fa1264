/** Messages from a page to its service worker. */
export const OPENED = "opened";
export const TAKE_OVER = "takeOver";
