import type { ReactNode } from "react";
import type { SeriesBody } from "../../core/pkg/portal_core";
import { uniqueKeys } from "../widget/uniqueKeys";
import type { Reading } from "./drawing";

/** What is said of the numbers of series. */
export function seriesReading(
  { categories, series }: SeriesBody,
  isLying: boolean,
  swatchOf: (line: number) => ReactNode,
): Reading {
  const keys = uniqueKeys(series.map(({ label }) => label));
  return {
    points: categories.length,
    lines: series.length,
    isLying,
    textOf: ({ point, line }) =>
      `${categories[point]}, ${series[line]?.label}: ${series[line]?.values[point]?.text}`,
    tipOf: ({ point, line }) => ({
      heading: categories[point] ?? "",
      rows: series.map(({ label, values }, at) => ({
        key: keys[at] ?? label,
        label,
        text: values[point]?.text ?? "",
        swatch: swatchOf(at),
        isCurrent: at === line,
      })),
    }),
  };
}
