import { useParams } from "react-router-dom";
import { paths } from "../../shared/paths";
import { WrongPerson } from "../../shell/layout/WrongPerson";
import { RequesterActions } from "../../tickets/actions/RequesterActions";
import type { DetailArea } from "../../tickets/detail/detailArea";
import { TicketDetailScreen } from "../../tickets/detail/TicketDetailScreen";

const AREA: DetailArea = {
  list: paths.badanUsaha.tickets,
  scopeNote: "Tiket pengguna lain tidak tampil di sini.",
  NotFoundTools: WrongPerson,
  HeaderActions: RequesterActions,
  reply: { title: "Balas tiket", send: "Kirim" },
};

/** /badan-usaha/tickets/{id} (§2.3). */
export function TicketDetail() {
  const { id = "" } = useParams();
  return <TicketDetailScreen id={id} area={AREA} />;
}
