/** Whether this page was loaded anew or come back to, so that what this tab keeps of the page before still holds. */
export const isReturn = (): boolean =>
  performance
    .getEntriesByType("navigation")
    .some((entry) => "type" in entry && (entry.type === "reload" || entry.type === "back_forward"));
