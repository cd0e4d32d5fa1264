import { createBrowserRouter, createHashRouter, type RouteObject } from "react-router-dom";
import { paths } from "../shared/paths";
import { watchTypedAddresses } from "../shared/typedAddress";
import { mendAddresses } from "./mendAddress";
import { Opening } from "./Opening";
import { PortalError } from "./PortalError";
import { RootFrame } from "./RootFrame";
import { RoleSelector } from "./roles/RoleSelector";
import { UnknownAddress } from "./UnknownAddress";

/** The role selector, the areas, and a page for every other address. */
export const routesWith = (areas: RouteObject[]): RouteObject[] => [
  {
    element: <RootFrame />,
    errorElement: <PortalError />,
    hydrateFallbackElement: <Opening />,
    children: [
      { path: paths.roleSelector, element: <RoleSelector /> },
      ...areas,
      { path: "*", element: <UnknownAddress /> },
    ],
  },
];

/** The single file has no server to answer paths: its addresses are in the fragment. */
export function createPortalRouter(routes: RouteObject[]) {
  const isSingleFile = import.meta.env.MODE === "usb";
  mendAddresses(isSingleFile ? "hash" : "path");
  watchTypedAddresses();
  return isSingleFile
    ? createHashRouter(routes)
    : createBrowserRouter(routes, { basename: import.meta.env.BASE_URL });
}
