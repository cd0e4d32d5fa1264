import type { SeriesLine } from "../../engine";

/** Where a value begins and ends along the axis; nothing where there is none. */
export type Span = { from: number; to: number } | undefined;

/** Every value from zero. */
export const fromZero = (series: readonly SeriesLine[]): Span[][] =>
  series.map((line) =>
    line.values.map(({ value }) => (value === undefined ? undefined : { from: 0, to: value })),
  );

/** The values of a category on top of each other, those below zero downwards. */
export function stacked(series: readonly SeriesLine[]): Span[][] {
  const above: number[] = [];
  const below: number[] = [];
  return series.map((line) =>
    line.values.map(({ value }, point) => {
      if (value === undefined) return undefined;
      const reached = value < 0 ? below : above;
      const from = reached[point] ?? 0;
      reached[point] = from + value;
      return { from, to: from + value };
    }),
  );
}
