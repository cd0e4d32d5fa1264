/** The names that a calendar shows; whoever shows one hands them in. */
export type DateWords = {
  /** From January on. */
  months: readonly string[];
  /** From Monday on. */
  weekdays: readonly string[];
};
