import { readingRoutes } from "../../dashboards/reader/readingRoutes";
import { paths } from "../../shared/paths";
import { area } from "../../shell/area";
import { frame, screen } from "../../shell/screen";
import { menuTexts } from "./texts";

const at = paths.cmsAuditor;

export const cmsAuditorRoutes = area({
  path: at.root,
  roles: ["cms_auditor"],
  layout: frame(async () => (await import("./Layout")).Layout),
  screens: [
    {
      index: true,
      lazy: screen(async () => (await import("./Dashboard")).Dashboard),
    },
    {
      path: at.query,
      lazy: screen(async () => (await import("./query/Query")).Query),
    },
    {
      path: at.documents,
      lazy: screen(async () => (await import("./documents/Documents")).Documents),
    },
    {
      path: at.assignments,
      lazy: screen(async () => (await import("./Assignments")).Assignments),
    },
    {
      path: at.reviews,
      lazy: screen(async () => (await import("./Reviews")).Reviews),
    },
    {
      path: at.auditors,
      lazy: screen(async () => (await import("./Auditors")).Auditors),
    },
    ...readingRoutes({ title: menuTexts.published, at }),
  ],
});
