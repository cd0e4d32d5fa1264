import type { ReactNode } from "react";
import type { WidgetKind } from "../../engine";
import styles from "./Thumbnail.module.css";

type Size = { width: number; height: number };

/** Padding, and the size below which nothing is drawn, in SVG units. */
const INSET = 3.5;
const LEAST = 4;

const LINE = [0.75, 0.5, 0.6, 0.25, 0.35, 0.05];
const SECOND = [0.95, 0.85, 0.9, 0.7, 0.6, 0.55];
const BARS = [0.45, 0.8, 0.6, 1, 0.35, 0.7];
const HIGHEST = 3;
/** Start and width of each cell, as shares of the row. */
const CELLS = [
  [0, 0.45],
  [0.58, 0.16],
  [0.84, 0.16],
] as const;

const along = (heights: readonly number[], { width, height }: Size) =>
  heights.map((at, index) => `${(index / (heights.length - 1)) * width} ${at * height}`).join(" ");

const lines = (size: Size) => (
  <>
    <polyline className={styles.second} points={along(SECOND, size)} />
    <polyline className={styles.line} points={along(LINE, size)} />
  </>
);

const rect = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h${-width}Z`;

function bars({ width, height }: Size) {
  const step = width / BARS.length;
  const drawn = BARS.map((share, index) =>
    rect((index + 0.15) * step, height * (1 - share), step * 0.7, height * share),
  );
  return (
    <>
      <path className={styles.weak} d={drawn.join("")} />
      <path className={styles.strong} d={drawn[HIGHEST]} />
    </>
  );
}

function pie({ width, height }: Size) {
  const r = Math.min(width, height) / 2;
  const [x, y] = [width / 2, height / 2];
  return (
    <>
      <circle className={styles.weak} cx={x} cy={y} r={r} />
      <g className={styles.slice}>
        <path className={styles.strong} d={`M${x} ${y}V${y - r}A${r} ${r} 0 0 1 ${x + r} ${y}Z`} />
        <path className={styles.copper} d={`M${x} ${y}H${x + r}A${r} ${r} 0 0 1 ${x} ${y + r}Z`} />
      </g>
    </>
  );
}

const metric = ({ width, height }: Size) => (
  <>
    <rect className={styles.quiet} width={width * 0.6} height={Math.min(2, height * 0.2)} rx="1" />
    <rect
      className={styles.strong}
      y={height * 0.38}
      width={width * 0.45}
      height={Math.min(7, height * 0.45)}
      rx="1"
    />
  </>
);

function table({ width, height }: Size) {
  const rows = Math.max(2, Math.min(7, Math.floor(height / 5)));
  const step = height / rows;
  const cell = Math.min(1.8, step * 0.4);
  const drawn = Array.from({ length: rows }, (_, row) =>
    CELLS.map(([x, share]) => rect(x * width, row * step, share * width, cell)).join(""),
  );
  return (
    <>
      <path className={styles.quiet} d={drawn.slice(1).join("")} />
      <path className={styles.strong} d={drawn[0]} />
    </>
  );
}

const map = ({ width, height }: Size) => (
  <g transform={`translate(0 ${height * 0.2}) scale(${width / 100} ${(height * 0.6) / 40})`}>
    <path className={styles.weak} d="M1 2 8 4 20 20 25 30 19 31 9 17Z" />
    <path className={styles.strong} d="M33 8 43 2 50 6 47 20 41 24 34 20Z" />
    <path className={styles.weak} d="M22 33 32 34 42 36 42 39 30 38Z" />
    <path className={styles.copper} d="M54 9 61 6 57 13 61 22 58 22 55 16 53 22 52 14Z" />
    <path className={styles.weak} d="M46 37 53 37 62 39 53 40Z" />
    <path className={styles.weak} d="M67 8 70 7 69 14 67 13Z" />
    <path className={styles.strong} d="M76 12 83 14 98 19 98 34 89 30 84 21 77 17Z" />
  </g>
);

function text({ width, height }: Size) {
  const lines = [0.9, 1, 0.7].map((share, line) => rect(0, 6 + line * 4, share * width, 1));
  return (
    <>
      <rect className={styles.strong} width={width * 0.4} height={Math.min(2, height)} rx="1" />
      {height > 10 && <path className={styles.quiet} d={lines.join("")} />}
    </>
  );
}

const DRAWINGS = { chart: lines, bar: bars, pie, metric, table, map, text } satisfies Record<
  WidgetKind,
  (size: Size) => ReactNode
>;

export function drawPart(type: WidgetKind, box: Size): ReactNode {
  const size = { width: box.width - 2 * INSET, height: box.height - 2 * INSET };
  if (size.width < LEAST || size.height < LEAST) return null;
  return <g transform={`translate(${INSET} ${INSET})`}>{DRAWINGS[type](size)}</g>;
}
