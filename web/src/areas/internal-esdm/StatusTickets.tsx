import { paths } from "../../shared/paths";
import { TicketListScreen, type TicketListScreenProps } from "../../tickets/list/TicketListScreen";
import { statusListTexts } from "../../tickets/list/texts";
import { openTicketsTexts, statusTitles } from "./texts";

type StatusList = Pick<TicketListScreenProps, "list" | "title" | "purpose" | "empty">;

const LISTS = {
  pending: { ...statusListTexts.pending, list: "internalPending", title: statusTitles.pending },
  open: { ...openTicketsTexts, list: "internalOpen" },
  resolved: { ...statusListTexts.resolved, list: "internalResolved", title: statusTitles.resolved },
  closed: { ...statusListTexts.closed, list: "internalClosed", title: statusTitles.closed },
} as const satisfies Record<string, StatusList>;

/** /internal-esdm/pending, open, resolved and closed (§2.4). */
export function StatusTickets({ status }: { status: keyof typeof LISTS }) {
  return (
    <TicketListScreen
      {...LISTS[status]}
      lang="en"
      allPath={paths.internalEsdm.allTickets}
      ticketPath={paths.internalEsdm.ticket}
    />
  );
}
