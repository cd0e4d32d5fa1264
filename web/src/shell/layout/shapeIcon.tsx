import { type Shape, ShapeIcon } from "../../ui/display/shapes";
import type { MenuIcon } from "../../ui/page/SideMenu";

/** A drawn sign as a menu entry's icon, so that the entry looks like the badges it leads to. */
export const shapeIcon =
  (shape: Shape): MenuIcon =>
  ({ className }) => <ShapeIcon shape={shape} className={className} />;
