import { type DashboardWords, granted, useView } from "../../engine";

/** The words of the dashboards: categories, statuses, permissions, types of widgets. */
export const useDashboardWords = (): DashboardWords => granted(useView("dashboardWords"));
