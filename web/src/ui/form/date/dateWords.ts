/** Names that a calendar shows; the caller takes them from the core. */
export type DateWords = {
  /** Starts with January. */
  months: readonly string[];
  /** Starts with Monday. */
  weekdays: readonly string[];
};
