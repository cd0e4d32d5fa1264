import { createBrowserRouter, createHashRouter, type RouteObject } from "react-router-dom";
import { paths } from "../shared/paths";
import { watchTypedAddresses } from "../shared/typedAddress";
import { LinkButton } from "../ui/action/LinkButton";
import { NotFound } from "./layout/NotFound";
import { mendAddresses } from "./mendAddress";
import { Opening } from "./Opening";
import { PlainPage } from "./PlainPage";
import { RootFrame } from "./RootFrame";
import { RoleSelector } from "./roles/RoleSelector";
import { ScreenError } from "./ScreenError";
import { rolePageTexts as texts } from "./texts";

/** An address outside of all areas. */
function UnknownAddress() {
  return (
    <PlainPage>
      <NotFound />
      <p>
        <LinkButton to={paths.roleSelector} variant="primary">
          {texts.choose}
        </LinkButton>
      </p>
    </PlainPage>
  );
}

/** Shown if the frame of an area itself fails. */
function PortalError() {
  return (
    <PlainPage>
      <ScreenError />
      <p>
        <LinkButton to={paths.roleSelector}>{texts.goTo}</LinkButton>
      </p>
    </PlainPage>
  );
}

/** The role selector, the areas, and a page for all other addresses. */
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

/** The single file has no server to resolve paths: its addresses are in the fragment. */
export function createPortalRouter(routes: RouteObject[]) {
  const isSingleFile = import.meta.env.MODE === "usb";
  mendAddresses(isSingleFile ? "hash" : "path");
  watchTypedAddresses();
  return isSingleFile
    ? createHashRouter(routes)
    : createBrowserRouter(routes, { basename: import.meta.env.BASE_URL });
}
