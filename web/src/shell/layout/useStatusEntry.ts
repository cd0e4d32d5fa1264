import { type Status, useVocabulary } from "../../engine";
import { labelOf } from "../../platform/labelOf";
import { STATUS_LOOK } from "../../ui/display/ticketLook";
import { shapeIcon } from "./shapeIcon";
import { useTicketCounts } from "./useTicketCounts";

const STATUS_ICONS = {
  new: shapeIcon(STATUS_LOOK.new.shape),
  open: shapeIcon(STATUS_LOOK.open.shape),
  pending: shapeIcon(STATUS_LOOK.pending.shape),
  resolved: shapeIcon(STATUS_LOOK.resolved.shape),
  closed: shapeIcon(STATUS_LOOK.closed.shape),
};

/** Menu entry for the tickets of one status, with their number. */
export function useStatusEntry() {
  const { statuses } = useVocabulary();
  const counted = useTicketCounts();
  return (status: Status, to: string) => ({
    to,
    label: labelOf(statuses, status),
    lang: "en",
    icon: STATUS_ICONS[status],
    ...counted(status),
  });
}
