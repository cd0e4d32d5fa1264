import { useId } from "react";
import styles from "./Watermark.module.css";

/** Pixels that a character takes, and between two marks. */
const CHARACTER = 8;
const GAP = 56;

/** A text over and over, faintly, on screen and on paper. Drawn, because backgrounds are not printed. */
export function Watermark({ text }: { text: string }) {
  const id = useId();
  return (
    <svg className={styles.watermark} aria-hidden="true">
      <defs>
        <pattern
          id={id}
          width={text.length * CHARACTER + GAP}
          height={132}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(-22)"
        >
          <text x="0" y="40">
            {text}
          </text>
          <text x={-(text.length * CHARACTER + GAP) / 2} y="106">
            {text}
          </text>
          <text x={(text.length * CHARACTER + GAP) / 2} y="106">
            {text}
          </text>
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
