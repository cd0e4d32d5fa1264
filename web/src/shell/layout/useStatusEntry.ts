import { type Status, useVocabulary } from "../../engine";
import { labelOf } from "../../platform/labelOf";
import { STATUS_ICONS } from "./statusIcons";
import { useTicketCounts } from "./useTicketCounts";

/** The menu entry of the tickets of one status: its word, its sign, and how many there are. */
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
