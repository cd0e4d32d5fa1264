import { RotateCcw } from "lucide-react";
import type { HistoryEntry } from "../../core/pkg/portal_core";
import { Button } from "../../ui/action/Button";
import { MarkBadge } from "../../ui/display/MarkBadge";
import { VisuallyHidden } from "../../ui/page/VisuallyHidden";
import { useAnnouncedDispatch } from "../useAnnouncedDispatch";
import styles from "./history.module.css";

/** One earlier value of a record: who replaced or deleted it, when, what differs, and the way back. */
export function HistoryItem({ entry }: { entry: HistoryEntry }) {
  const { seq, record, name, who, when, whenExact, deleted, differences, canRestore } = entry;
  const announce = useAnnouncedDispatch();

  function restore() {
    const done = deleted ? "dipulihkan" : "dikembalikan ke versi sebelumnya";
    announce({ history: { restore: { seq, record } } }, `“${name}” ${done}.`);
  }

  return (
    <li className={styles.entry}>
      <div className={styles.words}>
        <p className={styles.name}>
          <bdi>{name}</bdi>
          {deleted ? (
            <MarkBadge tone="danger" shape="cross" label="Dihapus" plain />
          ) : (
            <MarkBadge tone="info" shape="dot" label="Diubah" plain />
          )}
        </p>
        {differences.length > 0 && (
          <ul className={styles.differences} aria-label="Perbedaan">
            {differences.map((difference) => (
              <li key={difference} dir="auto">
                {difference}
              </li>
            ))}
          </ul>
        )}
        <p className={styles.when}>
          <bdi>{who}</bdi> · {when} · <span className={styles.exactly}>{whenExact}</span>
        </p>
      </div>
      {canRestore ? (
        <Button size="small" icon={RotateCcw} onClick={restore}>
          {deleted ? "Pulihkan" : "Kembalikan versi ini"}
          <VisuallyHidden>
            : {name}, {whenExact}
          </VisuallyHidden>
        </Button>
      ) : (
        deleted && <p className={styles.back}>Sudah ada kembali</p>
      )}
    </li>
  );
}
