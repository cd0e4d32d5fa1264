import { useEffect, useState } from "react";
import { useSession } from "../../engine";
import { useTitle } from "../../shared/useTitle";
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
  const { person } = useSession();
  const [round, setRound] = useState(0);

  // The button that asked for an empty form is gone with the full one.
  useEffect(() => {
    if (round > 0) document.querySelector<HTMLElement>("h1")?.focus();
  }, [round]);

  return (
    <div className={styles.screen}>
      <PageHeader title={TITLE} purpose={purpose} />
      <TicketForm
        key={`${person.id} ${round}`}
        onStartAfresh={() => setRound((before) => before + 1)}
        {...form}
      />
    </div>
  );
}
