import { granted, useView } from "../../engine";
import { Mark } from "../../ui/page/Mark";
import styles from "./PrintedBy.module.css";

/** At the head of every page on paper: who printed it, and when. */
export function PrintedBy() {
  const printed = granted(useView("printed"));
  return (
    <p className={styles.printed}>
      <Mark size={20} />
      <span>Portal Minerba. Dicetak oleh {printed}</span>
    </p>
  );
}
