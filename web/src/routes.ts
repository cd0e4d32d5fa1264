import { agentRoutes } from "./areas/agent/routes";
import { auditorRoutes } from "./areas/auditor/routes";
import { badanUsahaRoutes } from "./areas/badan-usaha/routes";
import { cmsAuditorRoutes } from "./areas/cms-auditor/routes";
import { dashboardBuilderRoutes } from "./areas/dashboard-builder/routes";
import { internalEsdmRoutes } from "./areas/internal-esdm/routes";
import { routesWith } from "./shell/router";

/** Every route of §2.2. */
export const routes = routesWith([
  badanUsahaRoutes,
  internalEsdmRoutes,
  agentRoutes,
  auditorRoutes,
  cmsAuditorRoutes,
  dashboardBuilderRoutes,
]);
