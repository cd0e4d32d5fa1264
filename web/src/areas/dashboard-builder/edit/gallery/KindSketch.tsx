import type { ReactNode } from "react";
import type { WidgetKind } from "../../../../engine";
import styles from "./KindSketch.module.css";

const bars = [34, 22, 42, 28, 14];
const rows = [16, 28, 40, 52];

const sketches: Record<WidgetKind, ReactNode> = {
  chart: (
    <>
      <path className={styles.rule} d="M14 60H146" />
      <path className={styles.line} d="M14 50 42 36 68 42 96 22 122 27 146 12" />
      <path className={styles.quiet} d="M14 56 42 52 68 54 96 44 122 46 146 38" />
    </>
  ),
  metric: (
    <>
      <text className={styles.figure} x="16" y="36">
        128
      </text>
      <text className={styles.rise} x="70" y="35">
        ▲ 12
      </text>
      <path className={styles.line} d="M16 58 38 52 60 55 82 47 104 49 144 44" />
    </>
  ),
  table: (
    <>
      {rows.map((y) => (
        <g key={y}>
          <rect
            className={styles.third}
            x="16"
            y={y - 4}
            width={y === 16 ? 44 : 60}
            height="4"
            rx="2"
          />
          <rect
            className={y === 16 ? styles.third : styles.first}
            x={y === 16 ? 116 : 122}
            y={y - 4}
            width={y === 16 ? 28 : 22}
            height="4"
            rx="2"
          />
          <path className={styles.rule} d={`M16 ${y + 5}H144`} />
        </g>
      ))}
    </>
  ),
  pie: (
    <g className={styles.slices}>
      <path className={styles.first} d="M80 36V10A26 26 0 0 1 102.5 49Z" />
      <path className={styles.second} d="M80 36 102.5 49A26 26 0 0 1 57.5 49Z" />
      <path className={styles.third} d="M80 36 57.5 49A26 26 0 0 1 80 10Z" />
    </g>
  ),
  bar: (
    <>
      <path className={styles.rule} d="M14 60H146" />
      {bars.map((height, place) => (
        <rect
          key={height}
          className={place === 2 ? styles.second : styles.first}
          x={20 + place * 26}
          y={60 - height}
          width="16"
          height={height}
          rx="2"
        />
      ))}
    </>
  ),
  text: (
    <>
      <rect className={styles.first} x="16" y="14" width="52" height="6" rx="2" />
      <path className={styles.rule} d="M16 32H144M16 42H136M16 52H104" />
    </>
  ),
  map: (
    <>
      <path className={styles.first} d="M14 14 26 20 44 42 40 47 22 32Z" />
      <path className={styles.third} d="M46 50 70 54 68 58 47 55Z" />
      <path className={styles.second} d="M58 26 76 18 80 32 70 42 60 38Z" />
      <path className={styles.first} d="M86 30 96 26 92 34 98 46 92 46 88 38Z" />
      <path className={styles.third} d="M80 57 96 56 94 60 82 60Z" />
      <path className={styles.first} d="M116 32 132 34 148 42 146 56 134 50 122 42Z" />
    </>
  ),
};

export function KindSketch({ kind }: { kind: WidgetKind }) {
  return (
    <svg className={styles.sketch} viewBox="0 0 160 72" aria-hidden="true">
      {sketches[kind]}
    </svg>
  );
}
