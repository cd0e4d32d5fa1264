import { useParams } from "react-router-dom";
import { useView } from "../../engine";
import { NotFound } from "../../shell/layout/NotFound";
import { DashboardsScreen } from "./list/DashboardsScreen";
import { categoryPlace, DRAFTS, PUBLISHED } from "./list/places";

/** /dashboard-builder/published (§2.2). */
export const PublishedDashboards = () => <DashboardsScreen place={PUBLISHED} />;

/** /dashboard-builder/drafts (§2.2). */
export const DraftDashboards = () => <DashboardsScreen place={DRAFTS} />;

/** /dashboard-builder/category/{category} (§2.2). */
export function CategoryDashboards() {
  const { category } = useParams();
  const menu = useView("dashboardMenu");
  const known =
    menu.kind === "ok"
      ? menu.value.categories.find(({ path }) => path === category?.toLowerCase())
      : undefined;
  if (known === undefined) return <NotFound />;
  return <DashboardsScreen place={categoryPlace(known.path, known.label)} />;
}
