import type { DashboardStatus } from "../../engine";
import { labelOf } from "../../platform/labelOf";
import { MarkBadge } from "../../ui/display/MarkBadge";
import { DASHBOARD_STATUS_LOOK } from "./statusLook";
import { useDashboardWords } from "./useDashboardWords";

/** Whether a dashboard is published (§4). */
export function DashboardStatusBadge({ status }: { status: DashboardStatus }) {
  const { statuses } = useDashboardWords();
  return <MarkBadge {...DASHBOARD_STATUS_LOOK[status]} label={labelOf(statuses, status)} />;
}
