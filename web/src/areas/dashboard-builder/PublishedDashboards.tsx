import { DashboardsScreen } from "./list/DashboardsScreen";
import { PUBLISHED } from "./list/places";

/** /dashboard-builder/published (§2.2). */
export const PublishedDashboards = () => <DashboardsScreen place={PUBLISHED} />;
