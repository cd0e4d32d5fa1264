import { useId } from "react";
import styles from "./Watermark.module.css";

/** Pixels that a character takes, and between two marks. */
const CHARACTER = 8;
const GAP = 56;

/** A text over and over, faintly, on screen and on paper. Drawn, because backgrounds are not printed. */
export function Watermark({ text }: { text: string }) {
  const id = useId();
  // Held to its length, so that wide letters do not run into the next mark.
  const length = text.length * CHARACTER;
  const mark = (x: number, y: number) => (
    <text x={x} y={y} textLength={length}>
      {text}
    </text>
  );
  const step = length + GAP;
  return (
    <svg className={styles.watermark} aria-hidden="true">
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
