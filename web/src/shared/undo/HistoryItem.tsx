import { RotateCcw } from "lucide-react";
import { type HistoryEntry, refusalText } from "../../engine";
import { Button } from "../../ui/action/Button";
import { MarkBadge } from "../../ui/display/MarkBadge";
import { VisuallyHidden } from "../../ui/page/VisuallyHidden";
import { dispatchAndTell } from "../dispatchAndTell";
import styles from "./history.module.css";
import { restoreRefusal } from "./restoreRefusal";
import { historyItemTexts as texts } from "./texts";
import { wayBack } from "./wayBack";

/** An earlier value of a record: who replaced or deleted it, when, what differs, and a button to restore it. */
export function HistoryItem({ entry }: { entry: HistoryEntry }) {
  const { name, who, when, whenExact, deleted, differences, canRestore, ofField } = entry;
  const { command, label, done } = wayBack(entry);
  return (
    <li className={styles.entry}>
      <div className={styles.words}>
        <p className={styles.name}>
          <bdi>{name}</bdi>
          {deleted && <MarkBadge tone="danger" shape="cross" label={texts.deleted} plain />}
          {/* A field of a record can change but not be deleted. */}
          {!deleted && !ofField && (
            <MarkBadge tone="info" shape="dot" label={texts.changed} plain />
          )}
        </p>
        {differences.length > 0 && (
          <ul className={styles.differences} aria-label={texts.differences}>
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
        {ofField?.obstacle && <p className={styles.back}>{refusalText(ofField.obstacle)}</p>}
      </div>
      {canRestore ? (
        <div className={styles.way}>
          <Button
            size="small"
            icon={RotateCcw}
            onClick={() => dispatchAndTell(command, done, { why: restoreRefusal })}
          >
            {label}
            {/* In braces, so that the accessible text keeps a space before it. */}
            <VisuallyHidden>
              ({name}, {whenExact})
            </VisuallyHidden>
          </Button>
        </div>
      ) : (
        deleted && <p className={styles.back}>{texts.isBack}</p>
      )}
    </li>
  );
}
