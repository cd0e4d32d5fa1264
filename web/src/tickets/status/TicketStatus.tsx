import { type Status, useVocabulary } from "../../engine";
import { labelOf } from "../../platform/labelOf";
import { StatusBadge } from "../../ui/display/StatusBadge";

export function TicketStatus({ status }: { status: Status }) {
  const { statuses } = useVocabulary();
  return <StatusBadge status={status} label={labelOf(statuses, status)} />;
}
