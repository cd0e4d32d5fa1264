import { createBrowserRouter, createHashRouter, type RouteObject } from "react-router-dom";
import { mendAddresses } from "./mendAddress";
import { Opening } from "./Opening";
import { PortalError } from "./PortalError";
import { paths } from "../shared/paths";
import { RootFrame } from "./RootFrame";
import { RoleSelector } from "./roles/RoleSelector";
import { agentRoutes } from "../areas/agent/routes";
import { auditorRoutes } from "../areas/auditor/routes";
import { badanUsahaRoutes } from "../areas/badan-usaha/routes";
import { cmsAuditorRoutes } from "../areas/cms-auditor/routes";
import { dashboardBuilderRoutes } from "../areas/dashboard-builder/routes";
import { internalEsdmRoutes } from "../areas/internal-esdm/routes";
import { watchTypedAddresses } from "../shared/typedAddress";
import { UnknownAddress } from "./UnknownAddress";

/** Every route of §2.2. */
export const routes: RouteObject[] = [
  {
    element: <RootFrame />,
    errorElement: <PortalError />,
    hydrateFallbackElement: <Opening />,
    children: [
      { path: paths.roleSelector, element: <RoleSelector /> },
      badanUsahaRoutes,
      internalEsdmRoutes,
      agentRoutes,
      auditorRoutes,
      cmsAuditorRoutes,
      dashboardBuilderRoutes,
      { path: "*", element: <UnknownAddress /> },
    ],
  },
];

/** The single file has no server to answer paths: its addresses are in the fragment. */
export function createPortalRouter() {
  const isSingleFile = import.meta.env.MODE === "usb";
  mendAddresses(isSingleFile ? "hash" : "path");
  watchTypedAddresses();
  return isSingleFile
    ? createHashRouter(routes)
    : createBrowserRouter(routes, { basename: import.meta.env.BASE_URL });
}
