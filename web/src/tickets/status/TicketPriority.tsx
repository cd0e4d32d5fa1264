import { type Priority, useVocabulary } from "../../engine";
import { labelOf } from "../../platform/labelOf";
import { PriorityBadge } from "../../ui/display/PriorityBadge";

export function TicketPriority({ priority }: { priority: Priority | undefined }) {
  const { priorities, noPriority } = useVocabulary();
  const label = priority === undefined ? noPriority : labelOf(priorities, priority);
  return <PriorityBadge priority={priority ?? "none"} label={label} />;
}
