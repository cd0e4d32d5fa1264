import { useParams } from "react-router-dom";
import { paths } from "../../shared/paths";
import { AgentActions } from "../../tickets/actions/AgentActions";
import type { DetailArea } from "../../tickets/detail/detailArea";
import { TicketDetailScreen } from "../../tickets/detail/TicketDetailScreen";
import { notFoundTexts } from "../../tickets/detail/texts";
import { staffReplyTexts } from "../../tickets/reply/texts";

const AREA: DetailArea = {
  list: paths.agent.allTickets,
  scopeNote: notFoundTexts.staffScope,
  HeaderActions: AgentActions,
  assignsBy: "reassign",
  hasCanned: true,
  hasWorklist: true,
  reply: staffReplyTexts,
  ticketsWithLabel: paths.agent.ticketsWithLabel,
};

/** /agent/tickets/{id} (§2.5). */
export function TicketDetail() {
  const { id = "" } = useParams();
  return <TicketDetailScreen id={id} area={AREA} />;
}
