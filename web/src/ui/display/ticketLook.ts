import type { Shape } from "./shapes";
import type { Tone } from "./tone";

/** Tone and shape of a state. */
export type Look = { tone: Tone; shape: Shape };

export const STATUS_LOOK = {
  new: { tone: "info", shape: "diamond" },
  open: { tone: "accent", shape: "dot" },
  pending: { tone: "warning", shape: "quarter" },
  resolved: { tone: "success", shape: "check" },
  closed: { tone: "neutral", shape: "square" },
} as const satisfies Record<string, Look>;

/** Looks of the priorities; an unknown priority looks like medium (§2.4). */
export const PRIORITY_LOOK = {
  low: { tone: "neutral", shape: "bars-low" },
  medium: { tone: "copper", shape: "bars-medium" },
  high: { tone: "danger", shape: "bars-high" },
  none: { tone: "copper", shape: "bars-none" },
} as const satisfies Record<string, Look>;
