import { useParams } from "react-router-dom";
import { paths } from "../../shared/paths";
import { WrongPerson } from "../../shell/layout/WrongPerson";
import { RequesterActions } from "../../tickets/actions/RequesterActions";
import type { DetailArea } from "../../tickets/detail/detailArea";
import { TicketDetailScreen } from "../../tickets/detail/TicketDetailScreen";
import { ticketTexts } from "./texts";

const AREA: DetailArea = {
  list: paths.badanUsaha.tickets,
  scopeNote: ticketTexts.scopeNote,
  NotFoundTools: WrongPerson,
  HeaderActions: RequesterActions,
  reply: ticketTexts.reply,
};

/** /badan-usaha/tickets/{id} (§2.3). */
export function TicketDetail() {
  const { id = "" } = useParams();
  return <TicketDetailScreen id={id} area={AREA} />;
}
