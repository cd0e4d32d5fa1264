import type { RouteObject } from "react-router-dom";
import type { Role } from "../../core/pkg/portal_core";
import { paths } from "../paths";
import { AUDITORS } from "../roleEntries";
import { frame, screen } from "../screen";
import { area } from "./area";
import { gate } from "./gate";
import { readingRoutes } from "./readingRoutes";

const at = paths.auditor;

const list = (path: string, name: "internal" | "external" | "tabular" | "document") => ({
  path,
  lazy: screen(async () => {
    const { AssignedList } = await import("../../areas/auditor/AssignedList");
    // Each list is a screen of its own, with its own search field.
    return () => <AssignedList key={name} list={name} />;
  }),
});

/** These two addresses name a sub-type; the others keep the one that is acting. */
const ofType = (role: Role, list: RouteObject): RouteObject => ({
  lazy: screen(gate([role], { framed: true })),
  children: [list],
});

export const auditorRoutes = area({
  path: at.root,
  roles: AUDITORS,
  layout: frame(async () => (await import("../../areas/auditor/Layout")).Layout),
  start: at.internal,
  screens: [
    ofType("internal_auditor", list(at.internal, "internal")),
    ofType("external_auditor", list(at.external, "external")),
    list(at.tabular, "tabular"),
    list(at.document, "document"),
    {
      path: at.detailPattern,
      lazy: screen(
        async () => (await import("../../areas/auditor/AssignedItemPage")).AssignedItemPage,
      ),
    },
    {
      path: at.categoryPattern,
      lazy: screen(async () => (await import("../../areas/auditor/StageList")).StageList),
    },
    ...readingRoutes({
      title: "Dasbor",
      at,
      guard: async () => (await import("../../areas/auditor/GuardedDashboard")).GuardedDashboard,
    }),
  ],
});
