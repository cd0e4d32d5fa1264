import type { ReactNode } from "react";
import type { Look, SeriesBody } from "../../engine";
import { chartTexts } from "../texts";
import { uniqueKeys } from "../widget/uniqueKeys";
import type { Reading } from "./drawing";

export function seriesReading(
  { categories, series, categoryLooks, target }: SeriesBody,
  swatchOf: (look: Look) => ReactNode,
): Reading {
  const keys = uniqueKeys(series.map(({ label }) => label));
  return {
    points: categories.length,
    lines: series.length,
    textOf: ({ point, line }) =>
      `${categories[point]}, ${series[line]?.label}: ${series[line]?.values[point]?.text}`,
    tipOf: ({ point, line }) => ({
      heading: categories[point] ?? "",
      rows: [
        ...series.map(({ label, look, values }, at) => ({
          key: keys[at] ?? label,
          label,
          text: values[point]?.text ?? "",
          swatch: swatchOf(categoryLooks[point] ?? look),
          isCurrent: at === line,
        })),
        ...(target
          ? [{ key: "target", label: chartTexts.target, text: target.values[point]?.text ?? "" }]
          : []),
      ],
    }),
  };
}
