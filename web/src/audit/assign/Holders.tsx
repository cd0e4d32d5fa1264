import { type Holder, useVocabulary } from "../../engine";
import { labelOf } from "../../platform/labelOf";
import { MarkBadge } from "../../ui/display/MarkBadge";
import { LATE_LOOK } from "../AssignmentStatus";
import styles from "./assign.module.css";
import { chosenTexts, holderTexts } from "./texts";

export type HoldersProps = {
  holders: readonly Holder[];
  /** The id of the auditor who is chosen now. */
  chosen: string;
};

/** Names who already has the data, since when and in which state. */
export function Holders({ holders, chosen }: HoldersProps) {
  const { assignmentStatuses, overdue } = useVocabulary();
  if (holders.length === 0) return null;
  return (
    <div className={styles.holders}>
      <p>{chosenTexts.holders}</p>
      <ul>
        {holders.map(({ assignment, auditor, name, status, since, expiry, isOverdue }) => (
          <li key={assignment} data-chosen={auditor === chosen || undefined}>
            <bdi>{name}</bdi>
            <span>{holderTexts.period(labelOf(assignmentStatuses, status), since, expiry)}</span>
            {isOverdue && <MarkBadge {...LATE_LOOK} label={overdue} plain />}
          </li>
        ))}
      </ul>
    </div>
  );
}
