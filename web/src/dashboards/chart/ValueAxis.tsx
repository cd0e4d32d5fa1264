import type { Axis } from "../../engine";
import styles from "./Axis.module.css";
import { apart } from "./apart";

export type ValueAxisProps = {
  axis: Axis;
  /** Converts a value to px: upwards, or to the right if the chart is horizontal. */
  scale: (value: number) => number;
  /** Start and end of each grid line, in px. */
  from: number;
  to: number;
  isHorizontal?: boolean;
};

/** Grid lines with their values; the zero line is stronger. */
export function ValueAxis({ axis, scale, from, to, isHorizontal = false }: ValueAxisProps) {
  const written = isHorizontal
    ? apart(axis.ticks.map(({ value, text }) => ({ middle: scale(value), text })))
    : undefined;
  return (
    <g>
      {axis.ticks.map(({ value, text }, tick) => {
        const at = Math.round(scale(value)) + 0.5;
        const ends = isHorizontal
          ? { x1: at, x2: at, y1: from, y2: to }
          : { x1: from, x2: to, y1: at, y2: at };
        return (
          <g key={value}>
            <line className={styles.grid} data-zero={value === 0 || undefined} {...ends} />
            {written?.has(tick) && (
              <text x={at} y={to + 17} textAnchor="middle">
                {text}
              </text>
            )}
            {!isHorizontal && (
              <text x={from - 8} y={at} dy="0.32em" textAnchor="end">
                {text}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}
