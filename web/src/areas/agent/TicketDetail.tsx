import { useParams } from "react-router-dom";
import { paths } from "../../shared/paths";
import { AgentActions } from "../../tickets/actions/AgentActions";
import { type DetailArea, EVERYBODYS_TICKETS } from "../../tickets/detail/detailArea";
import { TicketDetailScreen } from "../../tickets/detail/TicketDetailScreen";

const AREA: DetailArea = {
  list: paths.agent.allTickets,
  scopeNote: EVERYBODYS_TICKETS,
  HeaderActions: AgentActions,
  assignsBy: "reassign",
  hasCanned: true,
  reply: { title: "Balas Ticket", send: "Kirim Tiket" },
  ticketsWithLabel: paths.agent.ticketsWithLabel,
};

/** /agent/tickets/{id} (§2.5). */
export function TicketDetail() {
  const { id = "" } = useParams();
  return <TicketDetailScreen id={id} area={AREA} />;
}
