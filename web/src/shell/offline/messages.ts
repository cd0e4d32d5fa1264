/** What a page tells the service worker that answers for it. */
export const OPENED = "opened";
export const TAKE_OVER = "takeOver";
