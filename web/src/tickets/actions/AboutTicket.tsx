import { useView } from "../../engine";
import styles from "./actions.module.css";

/** The ticket that a dialog is about, by code and title: opened from a list, it lies over many. */
export function AboutTicket({ ticket }: { ticket: string }) {
  const detail = useView("ticketDetail", ticket);
  if (detail.kind === "refused") return null;
  return (
    <p className={styles.ticket}>
      Tiket {detail.value.id} · <bdi>{detail.value.title}</bdi>
    </p>
  );
}
