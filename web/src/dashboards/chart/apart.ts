import { widthOf } from "./text";

const GAP = 8;

export type Placed = { middle: number; text: string };

/** Selects every n-th text, with the smallest n at which none overlap. */
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
