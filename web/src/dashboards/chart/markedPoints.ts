import type { Span } from "./stack";

const CLOSE = 16;
const APART = 56;

/**
 * The points that carry a marker: all while there is room, else one now and then, each line at other places; always those
 * that stand alone between two gaps, for there no line shows them.
 */
export function markedPoints(spans: readonly Span[], slot: number, line: number): number[] {
  const step = slot >= CLOSE ? 1 : Math.ceil(APART / slot);
  const shift = (line * Math.ceil(step / 3)) % step;
  return spans.flatMap((span, point) => {
    if (span === undefined) return [];
    const isAlone = spans[point - 1] === undefined && spans[point + 1] === undefined;
    return isAlone || point % step === shift ? [point] : [];
  });
}
