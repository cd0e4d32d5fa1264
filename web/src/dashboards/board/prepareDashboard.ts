import { readView } from "../../engine";

/** Reads a part of a dashboard's data; returns false while more remains. */
export function prepareDashboard(dashboard: string): boolean {
  const answer = readView("dashboardPrepared", dashboard);
  return answer.kind === "refused" || answer.value;
}
