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
  /** Where the area's own address leads, if it is no screen itself. */
  start?: string;
  screens: RouteObject[];
};

/** An area: the core is opened, its role is set, its frame is drawn, and a screen that fails leaves the frame standing. */
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
