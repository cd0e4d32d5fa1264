import type { SeriesLine } from "../../engine";

/** Start and end of a value on the axis; `undefined` if there is no value. */
export type Span = { from: number; to: number } | undefined;

export const fromZero = (series: readonly SeriesLine[]): Span[][] =>
  series.map((line) =>
    line.values.map(({ value }) => (value === undefined ? undefined : { from: 0, to: value })),
  );

/** Spans stacked per category; negative values go downwards. */
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
