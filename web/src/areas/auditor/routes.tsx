import type { RouteObject } from "react-router-dom";
import { readingRoutes } from "../../dashboards/reader/readingRoutes";
import type { Role } from "../../engine";
import { paths } from "../../shared/paths";
import { AUDITORS } from "../../shared/roleEntries";
import { area } from "../../shell/area";
import { gate } from "../../shell/gate";
import { frame, screen } from "../../shell/screen";
import { layoutTexts } from "./texts";

const at = paths.auditor;

const list = (path: string, name: "internal" | "external" | "tabular" | "document") => ({
  path,
  lazy: screen(async () => {
    const { AssignedList } = await import("./AssignedList");
    // Each list has its own key, so that its search field starts empty.
    return () => <AssignedList key={name} list={name} />;
  }),
});

/** A list whose address names a type of auditor. Other addresses keep the acting auditor. */
const ofType = (role: Role, list: RouteObject): RouteObject => ({
  lazy: screen(gate([role], { framed: true })),
  children: [list],
});

export const auditorRoutes = area({
  path: at.root,
  roles: AUDITORS,
  layout: frame(async () => (await import("./Layout")).Layout),
  start: at.internal,
  screens: [
    ofType("internal_auditor", list(at.internal, "internal")),
    ofType("external_auditor", list(at.external, "external")),
    list(at.tabular, "tabular"),
    list(at.document, "document"),
    {
      path: at.detailPattern,
      lazy: screen(async () => (await import("./AssignedItemPage")).AssignedItemPage),
    },
    {
      path: at.categoryPattern,
      lazy: screen(async () => (await import("./StageList")).StageList),
    },
    ...readingRoutes({
      title: layoutTexts.dashboards,
      at,
      guard: async () => (await import("./GuardedDashboard")).GuardedDashboard,
    }),
  ],
});
