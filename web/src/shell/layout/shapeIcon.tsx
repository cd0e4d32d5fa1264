import { type Shape, ShapeIcon } from "../../ui/display/shapes";
import type { MenuIcon } from "../../ui/page/SideMenu";

/** A status shape as an icon of a menu entry, so that the entry resembles the badges. */
export const shapeIcon =
  (shape: Shape): MenuIcon =>
  ({ className }) => <ShapeIcon shape={shape} className={className} />;
