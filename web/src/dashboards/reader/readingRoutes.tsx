import type { RouteObject } from "react-router-dom";
import { screen } from "../../shell/screen";
import type { DashboardGuard, ReaderPlace } from "./readerPlace";

export type Reading = {
  title: ReaderPlace["title"];
  at: { dashboards: string; dashboardPattern: string; dashboard: (id: string) => string };
  guard?: () => Promise<DashboardGuard>;
};

/** The routes of an area's published dashboards (decisions §7). */
export function readingRoutes({ title, at, guard }: Reading): RouteObject[] {
  const place = { title, list: at.dashboards, dashboard: at.dashboard };
  return [
    {
      path: at.dashboards,
      lazy: screen(async () => {
        const { PublishedDashboards } = await import("./PublishedDashboards");
        return () => <PublishedDashboards place={place} />;
      }),
    },
    {
      path: at.dashboardPattern,
      lazy: screen(async () => {
        const [{ ReadDashboard }, Guard] = await Promise.all([
          import("./ReadDashboard"),
          guard?.(),
        ]);
        return () => <ReadDashboard place={{ ...place, Guard }} />;
      }),
    },
  ];
}
