const COLOURS = 5;

/** The colour of a class. The last class always has the strongest colour. */
export const classColour = (index: number, count: number): string => {
  const spread = count > 1 ? (index * (COLOURS - 1)) / (count - 1) : COLOURS - 1;
  return `var(--class-${Math.min(COLOURS, Math.round(spread) + 1)})`;
};
