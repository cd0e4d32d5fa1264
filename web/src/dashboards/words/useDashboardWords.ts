import type { DashboardWords } from "../../wasm/pkg/portal_core";
import { granted, useView } from "../../engine/core/useView";

/** The words of the dashboards: categories, statuses, permissions, types of widgets. */
export const useDashboardWords = (): DashboardWords => granted(useView("dashboardWords"));
