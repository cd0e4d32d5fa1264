import { useParams } from "react-router-dom";
import { paths } from "../../shared/paths";
import { AgentActions } from "../../tickets/actions/AgentActions";
import { AgentQuickTools } from "../../tickets/actions/AgentQuickTools";
import {
  type DetailArea,
  EVERYBODYS_TICKETS,
  TicketDetailScreen,
} from "../../tickets/detail/TicketDetailScreen";

const AREA: DetailArea = {
  list: paths.agent.allTickets,
  scopeNote: EVERYBODYS_TICKETS,
  HeaderActions: AgentActions,
  QuickTools: AgentQuickTools,
  reply: { title: "Balas Ticket", send: "Kirim Tiket" },
  ticketsWithLabel: paths.agent.ticketsWithLabel,
};

/** /agent/tickets/{id} (§2.5). */
export function TicketDetail() {
  const { id = "" } = useParams();
  return <TicketDetailScreen id={id} area={AREA} />;
}
