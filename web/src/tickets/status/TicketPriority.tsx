import { type Priority, useVocabulary } from "../../engine";
import { labelOf } from "../../platform/labelOf";
import { PriorityBadge } from "../../ui/display/PriorityBadge";

/** How urgent a ticket is; one without a priority says so (§4). */
export function TicketPriority({ priority }: { priority: Priority | undefined }) {
  const { priorities, noPriority } = useVocabulary();
  const label = priority === undefined ? noPriority : labelOf(priorities, priority);
  return <PriorityBadge priority={priority ?? "none"} label={label} />;
}
