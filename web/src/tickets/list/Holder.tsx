import type { TicketRow } from "../../engine";
import { Avatar } from "../../ui/display/Avatar";
import { VisuallyHidden } from "../../ui/page/VisuallyHidden";
import { rowTexts } from "./texts";
import styles from "./ticketColumns.module.css";

/** The agent who has the ticket, as initials. */
export function Holder({ row: { assignee, assigneeInitials } }: { row: TicketRow }) {
  if (assigneeInitials === undefined) return null;
  return (
    <span className={styles.holder} title={rowTexts.assignee(assignee)}>
      <Avatar size="tiny" initials={assigneeInitials} />
      <VisuallyHidden>{rowTexts.assignee(assignee)}</VisuallyHidden>
    </span>
  );
}
