import { useParams } from "react-router-dom";
import { paths } from "../../shared/paths";
import { AdminActions } from "../../tickets/actions/AdminActions";
import { AssignmentActions } from "../../tickets/actions/AssignmentActions";
import type { DetailArea } from "../../tickets/detail/detailArea";
import { TicketDetailScreen } from "../../tickets/detail/TicketDetailScreen";
import { notFoundTexts } from "../../tickets/detail/texts";
import { staffReplyTexts } from "../../tickets/reply/texts";

const AREA: DetailArea = {
  list: paths.internalEsdm.allTickets,
  scopeNote: notFoundTexts.staffScope,
  HeaderActions: AssignmentActions,
  SideActions: AdminActions,
  assignsBy: "assign",
  hasCanned: true,
  hasWorklist: true,
  reply: staffReplyTexts,
  ticketsWithLabel: paths.internalEsdm.ticketsWithLabel,
};

/** /internal-esdm/tickets/{id} (§2.4). */
export function TicketDetail() {
  const { id = "" } = useParams();
  return <TicketDetailScreen id={id} area={AREA} />;
}
