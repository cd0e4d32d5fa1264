import { Navigate, type RouteObject } from "react-router-dom";
import type { Role } from "../engine";
import { gate } from "./gate";
import { NotFound } from "./layout/NotFound";
import { ScreenError } from "./ScreenError";
import { frame } from "./screen";

export type Area = {
  path: string;
  roles: readonly [Role, ...Role[]];
  layout: NonNullable<RouteObject["lazy"]>;
  /** Redirect from the area's own address, if it is not a screen. */
  start?: string;
  screens: RouteObject[];
};

/** Routes of an area: opens the core, sets the role, draws the frame. A screen that fails leaves the frame in place. */
export const area = ({ path, roles, layout, start, screens }: Area): RouteObject => ({
  path,
  lazy: frame(gate(roles, { framed: false })),
  children: [
    {
      lazy: layout,
      children: [
        {
          errorElement: <ScreenError />,
          children: [
            ...(start === undefined
              ? []
              : [{ index: true, element: <Navigate to={start} replace /> }]),
            ...screens,
            { path: "*", element: <NotFound /> },
          ],
        },
      ],
    },
  ],
});
