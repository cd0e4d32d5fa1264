import { labelOf } from "../../platform/labelOf";
import type { Status } from "../../wasm/pkg/portal_core";
import { useVocabulary } from "../../engine/core/useView";
import { StatusBadge } from "../../ui/display/StatusBadge";

/** Where a ticket stands (§4). */
export function TicketStatus({ status }: { status: Status }) {
  const { statuses } = useVocabulary();
  return <StatusBadge status={status} label={labelOf(statuses, status)} />;
}
