import { paths } from "../../shared/paths";
import { area } from "../../shell/area";
import { frame, screen } from "../../shell/screen";

const at = paths.dashboardBuilder;

/** One component for both addresses, so that the list is not remounted when the form opens over it. */
const allDashboards = screen(async () => (await import("./AllDashboards")).AllDashboards);

export const dashboardBuilderRoutes = area({
  path: at.root,
  roles: ["dashboard_builder"],
  layout: frame(async () => (await import("./Layout")).Layout),
  screens: [
    { index: true, lazy: allDashboards },
    {
      path: at.detailPattern,
      lazy: screen(async () => (await import("./detail/DetailScreen")).DetailScreen),
    },
    { path: at.create, lazy: allDashboards },
    {
      path: at.editPattern,
      lazy: screen(async () => (await import("./edit/EditScreen")).EditScreen),
    },
    {
      path: at.categoryPattern,
      lazy: screen(async () => (await import("./FilteredDashboards")).CategoryDashboards),
    },
    {
      path: at.published,
      lazy: screen(async () => (await import("./FilteredDashboards")).PublishedDashboards),
    },
    {
      path: at.drafts,
      lazy: screen(async () => (await import("./FilteredDashboards")).DraftDashboards),
    },
  ],
});
