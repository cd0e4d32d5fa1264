import type { ReactNode } from "react";

/** Shapes that can be told apart without colour. */
export type Shape =
  | "diamond"
  | "dot"
  | "quarter"
  | "check"
  | "square"
  | "cross"
  | "lock"
  | "bars-none"
  | "bars-low"
  | "bars-medium"
  | "bars-high";

const bar = (x: number, height: number, filled: boolean) => (
  <rect x={x} y={14 - height} width="3" height={height} rx="0.75" opacity={filled ? 1 : 0.28} />
);

const bars = (filled: number) => (
  <g fill="currentColor">
    {bar(2, 4, filled > 0)}
    {bar(6.5, 8, filled > 1)}
    {bar(11, 12, filled > 2)}
  </g>
);

const DRAWINGS = {
  diamond: (
    <path
      d="M8 2.2 13.8 8 8 13.8 2.2 8Z"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinejoin="round"
    />
  ),
  dot: <circle cx="8" cy="8" r="5.2" fill="currentColor" />,
  quarter: (
    <>
      <circle cx="8" cy="8" r="5.3" fill="none" stroke="currentColor" strokeWidth="1.8" />
      <path d="M8 8V2.7A5.3 5.3 0 0 1 13.3 8Z" fill="currentColor" />
    </>
  ),
  check: (
    <path
      d="m2.8 8.6 3.5 3.6 7-8"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  ),
  square: <rect x="3" y="3" width="10" height="10" rx="1.5" fill="currentColor" />,
  cross: (
    <path
      d="m4 4 8 8m0-8-8 8"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
    />
  ),
  lock: (
    <>
      <rect
        x="2.8"
        y="7.2"
        width="10.4"
        height="6.6"
        rx="1.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
      />
      <path
        d="M5 7V5a3 3 0 0 1 6 0v2"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
    </>
  ),
  "bars-none": (
    <path d="M3 8h10" fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
  ),
  "bars-low": bars(1),
  "bars-medium": bars(2),
  "bars-high": bars(3),
} satisfies Record<Shape, ReactNode>;

/** A shape as large as its text. */
export function ShapeIcon({ shape, className }: { shape: Shape; className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
      {DRAWINGS[shape]}
    </svg>
  );
}
