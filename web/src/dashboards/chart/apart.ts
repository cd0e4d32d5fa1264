import { widthOf } from "./text";

const GAP = 8;

/** Words in a row, by the middle of each. */
export type Placed = { middle: number; text: string };

/** Of words in a row one in so many, as few left out as must be for none to meet the next. */
export function apart(words: readonly Placed[]): Set<number> {
  const edges = words.map(({ middle, text }) => {
    const half = widthOf(text) / 2;
    return { from: middle - half, to: middle + half };
  });
  const meet = (step: number) =>
    edges.some(({ from }, at) => {
      const before = edges[at - step];
      return at % step === 0 && before !== undefined && from < before.to + GAP;
    });
  let step = 1;
  while (step < words.length && meet(step)) step++;
  return new Set(words.flatMap((_, at) => (at % step === 0 ? [at] : [])));
}
