import { CircleCheck, CircleDot } from "lucide-react";
import styles from "./SaveState.module.css";

/** Whether there is anything that saving would keep. */
export function SaveState({ isSaved }: { isSaved: boolean }) {
  const Icon = isSaved ? CircleCheck : CircleDot;
  return (
    <p role="status" className={styles.state} data-tone={isSaved ? "success" : "warning"}>
      <Icon className={styles.icon} aria-hidden="true" />
      {isSaved ? "Tersimpan" : "Belum tersimpan"}
    </p>
  );
}
