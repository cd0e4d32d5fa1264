import type { ComponentType, ReactNode } from "react";
import type { DashboardDetail } from "../../engine";

/** Goes around what is drawn of a dashboard where reading is guarded. */
export type DashboardGuard = ComponentType<{ dashboard: DashboardDetail; children: ReactNode }>;

/** What tells the areas apart in which dashboards are read. */
export type ReaderPlace = {
  /** What the list is called there. */
  title: string;
  list: string;
  dashboard: (id: string) => string;
  Guard?: DashboardGuard | undefined;
};
