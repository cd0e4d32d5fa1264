import { STATUS_LOOK } from "../../ui/display/ticketLook";
import { shapeIcon } from "./shapeIcon";

/** The signs of the ticket statuses. */
export const STATUS_ICONS = {
  new: shapeIcon(STATUS_LOOK.new.shape),
  open: shapeIcon(STATUS_LOOK.open.shape),
  pending: shapeIcon(STATUS_LOOK.pending.shape),
  resolved: shapeIcon(STATUS_LOOK.resolved.shape),
  closed: shapeIcon(STATUS_LOOK.closed.shape),
};
