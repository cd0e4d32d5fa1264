import { DashboardsScreen } from "./list/DashboardsScreen";
import { DRAFTS } from "./list/places";

/** /dashboard-builder/drafts (§2.2). */
export const DraftDashboards = () => <DashboardsScreen place={DRAFTS} />;
