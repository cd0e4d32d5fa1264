import { useView } from "../../engine";
import styles from "./actions.module.css";

/** The code and title of a dialog's ticket. Opened from a list, the dialog must say which ticket it concerns. */
export function AboutTicket({ ticket }: { ticket: string }) {
  const detail = useView("ticketDetail", ticket);
  if (detail.kind === "refused") return null;
  return (
    <p className={styles.ticket}>
      Tiket {detail.value.id} · <bdi>{detail.value.title}</bdi>
    </p>
  );
}
