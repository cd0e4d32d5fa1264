import { useStorageStatus } from "../../engine";
import { LiveRegion } from "../../ui/feedback/LiveRegion";
import { STATUS_ICONS, STATUS_TONES } from "../storage/statusLook";
import { statusWords } from "../storage/statusWords";
import styles from "./StorageMark.module.css";

/**
 * Says in the top bar that something is not stored, where the menu that says so too is a drawer; and aloud, everywhere. That
 * all is well, or will be in a moment, is not worth a word.
 */
export function StorageMark() {
  const status = useStorageStatus();
  const { label, sentence } = statusWords(status);
  const Icon = STATUS_ICONS[status.kind];
  const isQuiet = status.kind === "saved" || status.kind === "saving";
  return (
    <>
      {!isQuiet && (
        <span className={styles.mark} data-tone={STATUS_TONES[status.kind]}>
          <Icon className={styles.icon} aria-hidden="true" />
          {label}
        </span>
      )}
      <LiveRegion message={isQuiet ? "" : `${label}. ${sentence}`} />
    </>
  );
}
