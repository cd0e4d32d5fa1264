import { type Shape, ShapeIcon } from "../../ui/display/shapes";
import { STATUS_LOOK } from "../../ui/display/ticketLook";
import type { MenuIcon } from "../../ui/page/SideMenu";

const drawn =
  (shape: Shape): MenuIcon =>
  ({ className }) => <ShapeIcon shape={shape} className={className} />;

/** The signs of the ticket statuses, so that a menu entry looks like the badges it leads to. */
export const STATUS_ICONS = {
  new: drawn(STATUS_LOOK.new.shape),
  open: drawn(STATUS_LOOK.open.shape),
  pending: drawn(STATUS_LOOK.pending.shape),
  resolved: drawn(STATUS_LOOK.resolved.shape),
  closed: drawn(STATUS_LOOK.closed.shape),
};
