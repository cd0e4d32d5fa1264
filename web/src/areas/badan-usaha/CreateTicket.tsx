import { useSearchParams } from "react-router-dom";
import { useView } from "../../engine";
import { paths } from "../../shared/paths";
import { TicketFormScreen, type TicketFormScreenProps } from "../../tickets/form/TicketFormScreen";
import { createTexts } from "./texts";

/** /badan-usaha/create-ticket (§2.3), empty or about the accepted finding in the address. */
export function CreateTicket() {
  const finding = useSearchParams()[0].get("temuan");
  return finding === null ? <Form /> : <About finding={finding} />;
}

function About({ finding }: { finding: string }) {
  const found = useView("followUp", finding);
  const start = found.kind === "ok" ? found.value.ticketStart : undefined;
  return <Form about={start && { finding, ...start }} />;
}

type FormProps = Pick<TicketFormScreenProps, "about">;

function Form({ about }: FormProps) {
  return (
    <TicketFormScreen
      purpose={createTexts.purpose}
      listPath={paths.badanUsaha.tickets}
      ticketPath={paths.badanUsaha.ticket}
      about={about}
    />
  );
}
