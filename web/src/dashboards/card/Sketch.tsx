import type { SketchPart } from "../../engine";
import { COLUMNS } from "../board/grid";
import { drawPart } from "./drawPart";
import styles from "./Thumbnail.module.css";

const WIDTH = 192;
const HEIGHT = 108;
const MARGIN = 8;
const GAP = 3;
/** With fewer rows the sketch does not fill the picture. */
const FEWEST_ROWS = 7;
const MOST_ROWS = 14;

export function Sketch({ parts }: { parts: readonly SketchPart[] }) {
  const lowest = Math.max(...parts.map(({ position: { y, h } }) => y + h), FEWEST_ROWS);
  const row = (HEIGHT - 2 * MARGIN + GAP) / Math.min(lowest, MOST_ROWS);
  const column = (WIDTH - 2 * MARGIN + GAP) / COLUMNS;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={styles.sketch} aria-hidden="true">
      {parts.map(({ type, position: { x, y, w, h } }) => {
        const box = {
          x: MARGIN + x * column,
          y: MARGIN + y * row,
          width: w * column - GAP,
          height: h * row - GAP,
        };
        return (
          <g key={`${x} ${y}`} transform={`translate(${box.x} ${box.y})`} data-type={type}>
            <rect className={styles.paper} width={box.width} height={box.height} rx="2.5" />
            {drawPart(type, box)}
          </g>
        );
      })}
    </svg>
  );
}
