import { paths } from "../paths";
import { frame, screen } from "../screen";
import { area } from "./area";
import { readingRoutes } from "./readingRoutes";

const at = paths.cmsAuditor;

export const cmsAuditorRoutes = area({
  path: at.root,
  roles: ["cms_auditor"],
  layout: frame(async () => (await import("../../areas/cms-auditor/Layout")).Layout),
  screens: [
    {
      index: true,
      lazy: screen(async () => (await import("../../areas/cms-auditor/Dashboard")).Dashboard),
    },
    {
      path: at.query,
      lazy: screen(async () => (await import("../../areas/cms-auditor/query/Query")).Query),
    },
    {
      path: at.documents,
      lazy: screen(
        async () => (await import("../../areas/cms-auditor/documents/Documents")).Documents,
      ),
    },
    {
      path: at.assignments,
      lazy: screen(async () => (await import("../../areas/cms-auditor/Assignments")).Assignments),
    },
    {
      path: at.auditors,
      lazy: screen(async () => (await import("../../areas/cms-auditor/Auditors")).Auditors),
    },
    ...readingRoutes({ title: "Dasbor Dipublikasi", at }),
  ],
});
