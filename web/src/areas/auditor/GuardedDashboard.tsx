import type { ReactNode } from "react";
import { Guarded } from "../../audit/Guarded";
import type { DashboardDetail } from "../../engine";

export type GuardedDashboardProps = { dashboard: DashboardDetail; children: ReactNode };

/** A dashboard as an auditor sees it. An auditor who may not export figures cannot copy them either (decisions §6). */
export function GuardedDashboard({ dashboard, children }: GuardedDashboardProps) {
  return (
    <Guarded canCopy={dashboard.mayTakeOut} watermark={dashboard.watermark}>
      {children}
    </Guarded>
  );
}
