/** The button for the filters on a phone. */
export const FILTER = (set: number) => (set > 0 ? `Filter (${set})` : "Filter");
