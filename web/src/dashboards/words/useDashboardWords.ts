import { type DashboardWords, granted, useView } from "../../engine";

export const useDashboardWords = (): DashboardWords => granted(useView("dashboardWords"));
