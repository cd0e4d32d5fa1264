import { useView } from "../../engine";
import styles from "./actions.module.css";
import { actionTexts } from "./texts";

/** The ticket's code and title: a dialog over a list must say which ticket it concerns. */
export function AboutTicket({ ticket }: { ticket: string }) {
  const detail = useView("ticketDetail", ticket);
  if (detail.kind === "refused") return null;
  return (
    <p className={styles.ticket}>
      {actionTexts.ticket(detail.value.id)} · <bdi>{detail.value.title}</bdi>
    </p>
  );
}
