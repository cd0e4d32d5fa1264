import type { Span } from "./stack";

const CLOSE = 16;

/**
 * The points that carry a marker: all while there is room, else only where a line begins and ends; a point that stands alone
 * between two gaps is both. A marker now and then would look like a measurement that the others lack.
 */
export function markedPoints(spans: readonly Span[], slot: number): number[] {
  const isThere = (point: number) => spans[point] !== undefined;
  const first = spans.findIndex((span) => span !== undefined);
  const last = spans.findLastIndex((span) => span !== undefined);
  return spans.flatMap((_, point) => {
    if (!isThere(point)) return [];
    const isAlone = !isThere(point - 1) && !isThere(point + 1);
    return slot >= CLOSE || isAlone || point === first || point === last ? [point] : [];
  });
}
