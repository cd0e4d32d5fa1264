import type { Edit } from "../../../../engine";

const directions = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
} as const;

const stretches = {
  ArrowLeft: "narrower",
  ArrowRight: "wider",
  ArrowUp: "shorter",
  ArrowDown: "taller",
} as const;

const isArrow = (key: string): key is keyof typeof directions => key in directions;

export const nudgeBy = (key: string, id: string): Edit | undefined =>
  isArrow(key) ? { nudge: { id, direction: directions[key] } } : undefined;

export const stretchBy = (key: string, id: string): Edit | undefined =>
  isArrow(key) ? { stretch: { id, stretch: stretches[key] } } : undefined;
