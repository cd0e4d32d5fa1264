import { useEffect, useState } from "react";
import { useSession } from "../../engine";
import { useTitle } from "../../shared/useTitle";
import { PageHeader } from "../../ui/page/PageHeader";
import { subjectOf, type TicketSubject } from "./draft";
import { TicketForm } from "./TicketForm";
import styles from "./TicketFormScreen.module.css";
import { formTexts } from "./texts";

export type TicketFormScreenProps = {
  purpose: string;
  /** Staff must choose the business entity. */
  asksRequester?: boolean | undefined;
  about?: TicketSubject | undefined;
  listPath: string;
  ticketPath: (id: string) => string;
};

export function TicketFormScreen({ purpose, ...form }: TicketFormScreenProps) {
  useTitle(formTexts.title);
  const { person } = useSession();
  const [round, setRound] = useState(0);

  // The focused button disappears with the old form.
  useEffect(() => {
    if (round > 0) document.querySelector<HTMLElement>("h1")?.focus();
  }, [round]);

  return (
    <div className={styles.screen}>
      <PageHeader title={formTexts.title} purpose={purpose} />
      <TicketForm
        key={`${person.id} ${subjectOf(form.about) ?? ""} ${round}`}
        onStartAfresh={() => setRound((before) => before + 1)}
        {...form}
      />
    </div>
  );
}
