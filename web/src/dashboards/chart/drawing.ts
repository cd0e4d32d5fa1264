import type { ReactNode } from "react";

/** In pixels. */
export type Size = { width: number; height: number };

export type Place = { x: number; y: number };

/** One number of a drawing: which point along it, and which of the series. */
export type Spot = { point: number; line: number };

/** A drawing laid out for a size. */
export type Drawing = {
  marks: ReactNode;
  /** What stands out while the spot is read. */
  highlight: (spot: Spot) => ReactNode;
  /** Which spot is meant by a place under the pointer. */
  spotAt: (place: Place) => Spot | undefined;
  placeOf: (spot: Spot) => Place;
};

/** What is said of a spot. */
export type Reading = {
  points: number;
  lines: number;
  /** The points follow each other downwards. */
  isLying?: boolean | undefined;
  /** Aloud. */
  textOf: (spot: Spot) => string;
  /** To the eye. */
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
