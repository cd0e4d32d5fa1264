import { type DashboardWords, granted, useView } from "../../engine";

/** The labels of categories, statuses, permissions and types of widgets. */
export const useDashboardWords = (): DashboardWords => granted(useView("dashboardWords"));
