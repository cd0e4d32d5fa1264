import { useStorageStatus } from "../../engine";
import { LiveRegion } from "../../ui/feedback/LiveRegion";
import { isQuietStatus, STATUS_ICONS, STATUS_TONES } from "../storage/statusLook";
import { statusWords } from "../storage/statusWords";
import styles from "./StorageMark.module.css";

/**
 * Shows in the bar that data are not stored, if the side menu, which says so too, is a rail or a drawer. Announces
 * it to screen readers at every width. The states 'saved' and 'saving' show and announce nothing.
 */
export function StorageMark() {
  const status = useStorageStatus();
  const { label, sentence } = statusWords(status);
  const Icon = STATUS_ICONS[status.kind];
  const isQuiet = isQuietStatus(status);
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
