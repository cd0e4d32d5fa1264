import { MarkBadge } from "./MarkBadge";
import { STATUS_LOOK } from "./ticketLook";

export type StatusBadgeProps = { status: keyof typeof STATUS_LOOK; label: string };

/** A ticket's status. Its label comes from the core and is English (§4). */
export function StatusBadge({ status, label }: StatusBadgeProps) {
  return <MarkBadge {...STATUS_LOOK[status]} label={label} lang="en" />;
}
