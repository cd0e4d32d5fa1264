import { paths } from "../paths";
import { frame, screen } from "../screen";
import { area } from "./area";

const at = paths.dashboardBuilder;

type Name = "list" | "create" | "published" | "drafts" | "detail" | "edit";

const dashboardScreen = (name: Name) =>
  screen(async () => {
    const { DashboardScreen } = await import("../../areas/dashboard-builder/DashboardScreen");
    return () => <DashboardScreen screen={name} />;
  });

export const dashboardBuilderRoutes = area({
  path: at.root,
  roles: ["dashboard_builder"],
  layout: frame(async () => (await import("../../areas/dashboard-builder/Layout")).Layout),
  screens: [
    { index: true, lazy: dashboardScreen("list") },
    { path: at.detailPattern, lazy: dashboardScreen("detail") },
    { path: at.create, lazy: dashboardScreen("create") },
    { path: at.editPattern, lazy: dashboardScreen("edit") },
    {
      path: at.categoryPattern,
      lazy: screen(
        async () => (await import("../../areas/dashboard-builder/CategoryScreen")).CategoryScreen,
      ),
    },
    { path: at.published, lazy: dashboardScreen("published") },
    { path: at.drafts, lazy: dashboardScreen("drafts") },
  ],
});
