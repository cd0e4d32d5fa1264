import { labelOf } from "../../platform/labelOf";
import type { DashboardStatus } from "../../wasm/pkg/portal_core";
import { MarkBadge } from "../../ui/display/MarkBadge";
import { DASHBOARD_STATUS_LOOK } from "./statusLook";
import { useDashboardWords } from "./useDashboardWords";

/** Whether a dashboard is published (§4). */
export function DashboardStatusBadge({ status }: { status: DashboardStatus }) {
  const { statuses } = useDashboardWords();
  return <MarkBadge {...DASHBOARD_STATUS_LOOK[status]} label={labelOf(statuses, status)} />;
}
