import { useTitle } from "../../app/useTitle";
import { PageHeader } from "../../ui/page/PageHeader";
import { TicketForm } from "./TicketForm";
import styles from "./TicketFormScreen.module.css";

export type TicketFormScreenProps = {
  purpose: string;
  /** Staff file for a business entity and have to say which. */
  asksRequester?: boolean | undefined;
  listPath: string;
  ticketPath: (id: string) => string;
};

const TITLE = "Form Pengajuan Keluhan";

/** Filing a complaint (§2.3). */
export function TicketFormScreen({ purpose, ...form }: TicketFormScreenProps) {
  useTitle(TITLE);
  return (
    <div className={styles.screen}>
      <PageHeader title={TITLE} purpose={purpose} />
      <TicketForm {...form} />
    </div>
  );
}
