import type { DashboardStatus } from "../../engine";
import { labelOf } from "../../platform/labelOf";
import { MarkBadge } from "../../ui/display/MarkBadge";
import type { Shape } from "../../ui/display/shapes";
import type { Tone } from "../../ui/display/tone";
import { useDashboardWords } from "./useDashboardWords";

/** Tone and shape of each status of a dashboard (§4). */
export const DASHBOARD_STATUS_LOOK = {
  draft: { tone: "neutral", shape: "quarter" },
  published: { tone: "success", shape: "check" },
} as const satisfies Record<DashboardStatus, { tone: Tone; shape: Shape }>;

export function DashboardStatusBadge({ status }: { status: DashboardStatus }) {
  const { statuses } = useDashboardWords();
  return <MarkBadge {...DASHBOARD_STATUS_LOOK[status]} label={labelOf(statuses, status)} />;
}
