import { paths } from "../paths";
import { frame, screen } from "../screen";
import { area } from "./area";

const at = paths.dashboardBuilder;

/** One component for both addresses, so that the list stays as it is while the form lies over it. */
const allDashboards = screen(
  async () => (await import("../../areas/dashboard-builder/AllDashboards")).AllDashboards,
);

export const dashboardBuilderRoutes = area({
  path: at.root,
  roles: ["dashboard_builder"],
  layout: frame(async () => (await import("../../areas/dashboard-builder/Layout")).Layout),
  screens: [
    { index: true, lazy: allDashboards },
    {
      path: at.detailPattern,
      lazy: screen(
        async () =>
          (await import("../../areas/dashboard-builder/detail/DetailScreen")).DetailScreen,
      ),
    },
    { path: at.create, lazy: allDashboards },
    {
      path: at.editPattern,
      lazy: screen(
        async () => (await import("../../areas/dashboard-builder/edit/EditScreen")).EditScreen,
      ),
    },
    {
      path: at.categoryPattern,
      lazy: screen(
        async () =>
          (await import("../../areas/dashboard-builder/CategoryDashboards")).CategoryDashboards,
      ),
    },
    {
      path: at.published,
      lazy: screen(
        async () =>
          (await import("../../areas/dashboard-builder/PublishedDashboards")).PublishedDashboards,
      ),
    },
    {
      path: at.drafts,
      lazy: screen(
        async () => (await import("../../areas/dashboard-builder/DraftDashboards")).DraftDashboards,
      ),
    },
  ],
});
