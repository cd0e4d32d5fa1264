import type { ComponentType, ReactNode } from "react";
import type { DashboardDetail } from "../../engine";

/** Wraps the content of a dashboard to restrict copying. */
export type DashboardGuard = ComponentType<{ dashboard: DashboardDetail; children: ReactNode }>;

/** The differences between the areas in which dashboards are read. */
export type ReaderPlace = {
  title: string;
  list: string;
  dashboard: (id: string) => string;
  Guard?: DashboardGuard | undefined;
};
