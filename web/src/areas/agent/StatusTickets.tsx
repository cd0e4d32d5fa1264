import { paths } from "../../shared/paths";
import { TicketListScreen, type TicketListScreenProps } from "../../tickets/list/TicketListScreen";
import { statusListTexts } from "../../tickets/list/texts";
import { newTicketsTexts, openTicketsTexts, statusTitles } from "./texts";

type StatusList = Pick<
  TicketListScreenProps,
  "list" | "title" | "purpose" | "mainAction" | "empty"
>;

const LISTS = {
  new: { ...newTicketsTexts, list: "agentNew", mainAction: "take" },
  open: { ...openTicketsTexts, list: "agentOpen" },
  pending: { ...statusListTexts.pending, list: "agentPending", title: statusTitles.pending },
  resolved: { ...statusListTexts.resolved, list: "agentResolved", title: statusTitles.resolved },
  closed: { ...statusListTexts.closed, list: "agentClosed", title: statusTitles.closed },
} as const satisfies Record<string, StatusList>;

/** /agent/new, open, pending, resolved and closed (§2.5). */
export function StatusTickets({ status }: { status: keyof typeof LISTS }) {
  return (
    <TicketListScreen
      {...LISTS[status]}
      lang="en"
      allPath={paths.agent.allTickets}
      ticketPath={paths.agent.ticket}
      assigning="reassignOrReturn"
    />
  );
}
