import { paths } from "../paths";
import { frame, screen } from "../screen";
import { area } from "./area";

const at = paths.cmsAuditor;

type Name = "dashboard" | "query" | "documents" | "assignments" | "auditors";

const cmsScreen = (name: Name) =>
  screen(async () => {
    const { CmsScreen } = await import("../../areas/cms-auditor/CmsScreen");
    return () => <CmsScreen screen={name} />;
  });

export const cmsAuditorRoutes = area({
  path: at.root,
  roles: ["cms_auditor"],
  layout: frame(async () => (await import("../../areas/cms-auditor/Layout")).Layout),
  screens: [
    { index: true, lazy: cmsScreen("dashboard") },
    { path: at.query, lazy: cmsScreen("query") },
    { path: at.documents, lazy: cmsScreen("documents") },
    { path: at.assignments, lazy: cmsScreen("assignments") },
    { path: at.auditors, lazy: cmsScreen("auditors") },
  ],
});
