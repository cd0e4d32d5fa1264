import { type Holder, useVocabulary } from "../../engine";
import { labelOf } from "../../platform/labelOf";
import styles from "./assign.module.css";
import { assignTexts } from "./texts";

export function Holders({ holders }: { holders: readonly Holder[] }) {
  const { assignmentStatuses } = useVocabulary();
  if (holders.length === 0) return null;
  return (
    <div className={styles.holders}>
      <p>{assignTexts.holders}</p>
      <ul>
        {holders.map(({ assignment, auditor, status }) => (
          <li key={assignment}>
            <bdi>{auditor}</bdi> ({labelOf(assignmentStatuses, status)})
          </li>
        ))}
      </ul>
    </div>
  );
}
