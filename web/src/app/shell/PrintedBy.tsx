import { granted, useView } from "../../core/useView";
import styles from "./PrintedBy.module.css";

/** At the head of every page on paper: who printed it, and when. */
export function PrintedBy() {
  const printed = granted(useView("printed"));
  return <p className={styles.printed}>Portal Minerba. Dicetak oleh {printed}</p>;
}
