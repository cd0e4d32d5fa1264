import { useSearchParams } from "react-router-dom";
import { useView } from "../../engine";
import { paths } from "../../shared/paths";
import { TicketFormScreen, type TicketFormScreenProps } from "../../tickets/form/TicketFormScreen";
import { createTexts } from "./texts";

/** /badan-usaha/create-ticket (§2.3), empty, about the accepted finding or after the earlier ticket in the address. */
export function CreateTicket() {
  const [query] = useSearchParams();
  const [finding, earlier] = [query.get("temuan"), query.get("lanjutan")];
  if (earlier !== null) return <After ticket={earlier} />;
  return finding === null ? <Form /> : <About finding={finding} />;
}

function After({ ticket }: { ticket: string }) {
  const found = useView("ticketDetail", ticket);
  if (found.kind === "refused") return <Form />;
  const { id, title } = found.value;
  const about = { followUpOf: id, title: createTexts.after(title), description: "" };
  return <Form about={about} purpose={createTexts.purposeAfter(id)} />;
}

function About({ finding }: { finding: string }) {
  const found = useView("followUp", finding);
  const start = found.kind === "ok" ? found.value.ticketStart : undefined;
  return <Form about={start && { finding, ...start }} />;
}

type FormProps = Pick<TicketFormScreenProps, "about"> & { purpose?: string };

function Form({ about, purpose = createTexts.purpose }: FormProps) {
  return (
    <TicketFormScreen
      purpose={purpose}
      listPath={paths.badanUsaha.tickets}
      ticketPath={paths.badanUsaha.ticket}
      about={about}
    />
  );
}
