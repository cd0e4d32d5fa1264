import { MarkBadge } from "./MarkBadge";
import { PRIORITY_LOOK } from "./ticketLook";

export type PriorityBadgeProps = { priority: keyof typeof PRIORITY_LOOK; label: string };

/** A ticket's priority, without a frame so that it differs from the status beside it. */
export function PriorityBadge({ priority, label }: PriorityBadgeProps) {
  return <MarkBadge {...PRIORITY_LOOK[priority]} label={label} lang="en" plain />;
}
