import type { DashboardStatus } from "../../engine";
import type { Shape } from "../../ui/display/shapes";
import type { Tone } from "../../ui/display/tone";

/** How each status of a dashboard looks (§4). */
export const DASHBOARD_STATUS_LOOK = {
  draft: { tone: "neutral", shape: "quarter" },
  published: { tone: "success", shape: "check" },
} as const satisfies Record<DashboardStatus, { tone: Tone; shape: Shape }>;
