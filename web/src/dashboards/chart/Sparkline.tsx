import { useCallback, useMemo } from "react";
import type { SparkPoint } from "../../engine";
import type { Drawing, Reading, Size } from "./drawing";
import { PlotFrame } from "./PlotFrame";
import styles from "./Sparkline.module.css";
import { linear } from "./scale";

export type SparklineProps = { points: readonly SparkPoint[]; name: string };

const EDGE = 6;

/** The previous periods of a metric, as a line without axes. */
export function Sparkline({ points, name }: SparklineProps) {
  const reading = useMemo<Reading>(
    () => ({
      points: points.length,
      lines: 1,
      textOf: ({ point }) => `${points[point]?.label}: ${points[point]?.value.text}`,
      tipOf: ({ point }) => ({
        heading: points[point]?.label ?? "",
        rows: [{ key: "value", text: points[point]?.value.text ?? "" }],
      }),
    }),
    [points],
  );

  const draw = useCallback(
    ({ width, height }: Size): Drawing => {
      const values = points.map(({ value }) => value.value);
      const known = values.filter((value) => value !== undefined);
      const [least, most] = [Math.min(0, ...known), Math.max(0, ...known)];
      const x = linear(0, points.length - 1, EDGE, width - EDGE);
      const y = linear(least, most > least ? most : least + 1, height - EDGE, EDGE);
      const placeOf = (point: number) => ({ x: x(point), y: y(values[point] ?? 0) });
      const path = values
        .map((value, point) => {
          if (value === undefined) return "";
          const starts = point === 0 || values[point - 1] === undefined;
          return `${starts ? "M" : "L"}${x(point)} ${y(value)}`;
        })
        .join("");
      const dot = (point: number, className: string | undefined) =>
        values[point] !== undefined && (
          <circle className={className} cx={x(point)} cy={y(values[point])} r={4} />
        );
      return {
        marks: (
          <>
            <line className={styles.zero} x1={EDGE} x2={width - EDGE} y1={y(0)} y2={y(0)} />
            <path className={styles.line} d={path} />
            {dot(points.length - 1, styles.end)}
          </>
        ),
        highlight: ({ point }) => dot(point, styles.read),
        spotAt: (place) => ({
          point: Math.round(linear(EDGE, width - EDGE, 0, points.length - 1)(place.x)),
          line: 0,
        }),
        placeOf: ({ point }) => placeOf(point),
      };
    },
    [points],
  );

  return (
    <div className={styles.sparkline}>
      <PlotFrame name={name} reading={reading} draw={draw} />
    </div>
  );
}
