import { useId } from "react";
import styles from "./Watermark.module.css";

/** Width of a character and the gap between two marks, in px. */
const CHARACTER = 8;
const GAP = 56;

export type WatermarkProps = {
  text: string;
  /** True over white paper inside a watermarked screen: visible in the dark theme, where the screen's marks are white. */
  isOnPaper?: boolean;
};

/** A faint, repeated text, on screen and on paper. It is an SVG, because browsers do not print backgrounds. */
export function Watermark({ text, isOnPaper = false }: WatermarkProps) {
  const id = useId();
  // A fixed text length keeps wide letters out of the next mark.
  const length = text.length * CHARACTER;
  const mark = (x: number, y: number) => (
    <text x={x} y={y} textLength={length}>
      {text}
    </text>
  );
  const step = length + GAP;
  return (
    <svg className={styles.watermark} data-on-paper={isOnPaper || undefined} aria-hidden="true">
      <defs>
        <pattern
          id={id}
          width={step}
          height={132}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(-22)"
        >
          {mark(0, 40)}
          {mark(-step / 2, 106)}
          {mark(step / 2, 106)}
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
