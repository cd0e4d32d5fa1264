import { paths } from "../../shared/paths";
import { TicketListScreen } from "../../tickets/list/TicketListScreen";
import { deskListTexts } from "../../tickets/list/texts";

const LISTS = {
  mine: { ...deskListTexts.mine, list: "agentMine" },
  waiting: { ...deskListTexts.waiting, list: "agentWaiting" },
  department: { ...deskListTexts.department, list: "agentDepartment" },
  unassigned: { ...deskListTexts.unassigned, list: "agentUnassigned", mainAction: "take" },
} as const;

/** /agent/my-tickets, waiting, unassigned and department. */
export function DeskTickets({ desk }: { desk: keyof typeof LISTS }) {
  return (
    <TicketListScreen
      {...LISTS[desk]}
      allPath={paths.agent.allTickets}
      ticketPath={paths.agent.ticket}
      assigning="reassignOrReturn"
    />
  );
}
