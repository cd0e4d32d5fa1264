import { createBrowserRouter, createHashRouter, type RouteObject } from "react-router-dom";
import { mendAddresses } from "./mendAddress";
import { Opening } from "./Opening";
import { PortalError } from "./PortalError";
import { paths } from "./paths";
import { RootFrame } from "./RootFrame";
import { RoleSelector } from "./roles/RoleSelector";
import { agentRoutes } from "./routes/agentRoutes";
import { auditorRoutes } from "./routes/auditorRoutes";
import { badanUsahaRoutes } from "./routes/badanUsahaRoutes";
import { cmsAuditorRoutes } from "./routes/cmsAuditorRoutes";
import { dashboardBuilderRoutes } from "./routes/dashboardBuilderRoutes";
import { internalEsdmRoutes } from "./routes/internalEsdmRoutes";
import { watchTypedAddresses } from "./typedAddress";
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
