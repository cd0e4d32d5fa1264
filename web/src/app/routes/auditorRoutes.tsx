import type { RouteObject } from "react-router-dom";
import type { Role } from "../../core/pkg/portal_core";
import { paths } from "../paths";
import { frame, screen } from "../screen";
import { area } from "./area";
import { gate } from "./gate";

const at = paths.auditor;

const auditorScreen = (
  path: string,
  name: "internal" | "external" | "tabular" | "document" | "detail",
) => ({
  path,
  lazy: screen(async () => {
    const { AuditorScreen } = await import("../../areas/auditor/AuditorScreen");
    return () => <AuditorScreen screen={name} />;
  }),
});

/** These two addresses name a sub-type; the others keep the one that is acting. */
const ofType = (role: Role, list: RouteObject): RouteObject => ({
  lazy: screen(gate([role], { framed: true })),
  children: [list],
});

export const auditorRoutes = area({
  path: at.root,
  roles: ["internal_auditor", "external_auditor"],
  layout: frame(async () => (await import("../../areas/auditor/Layout")).Layout),
  start: at.internal,
  screens: [
    ofType("internal_auditor", auditorScreen(at.internal, "internal")),
    ofType("external_auditor", auditorScreen(at.external, "external")),
    auditorScreen(at.tabular, "tabular"),
    auditorScreen(at.document, "document"),
    auditorScreen(at.detailPattern, "detail"),
    {
      path: at.categoryPattern,
      lazy: screen(async () => (await import("../../areas/auditor/StageScreen")).StageScreen),
    },
  ],
});
