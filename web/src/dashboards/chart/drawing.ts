import type { ReactNode } from "react";

/** In px. */
export type Size = { width: number; height: number };

export type Place = { x: number; y: number };

/** One value of a drawing: the index of its point and of its series. */
export type Spot = { point: number; line: number };

export type Drawing = {
  /** In px. In a smaller frame the drawing scrolls. */
  leastHeight?: number | undefined;
  leastWidth?: number | undefined;
  /** True if the points run from top to bottom. */
  isHorizontal?: boolean | undefined;
  marks: ReactNode;
  /** Drawn over the marks while the spot is read. */
  highlight: (spot: Spot) => ReactNode;
  spotAt: (place: Place) => Spot | undefined;
  placeOf: (spot: Spot) => Place;
};

export type Reading = {
  points: number;
  lines: number;
  textOf: (spot: Spot) => string;
  tipOf: (spot: Spot) => Tip;
};

export type Tip = { heading: string; rows: TipRow[] };

type TipRow = {
  key: string;
  label?: string | undefined;
  text: string;
  swatch?: ReactNode;
  isCurrent?: boolean | undefined;
};
