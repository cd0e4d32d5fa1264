import type { DatasetFacts } from "../../../engine";
import { figure } from "../../../platform/figure";
import styles from "./DatasetAbout.module.css";

/** What a dataset is, where it comes from, and whether anybody works on it. */
export function DatasetAbout({ dataset }: { dataset: DatasetFacts }) {
  const { description, updated, fileName, assignments } = dataset;
  return (
    <div className={styles.about}>
      {description && <p className={styles.description}>{description}</p>}
      <p className={styles.facts}>
        <span>Diperbarui {updated}</span>
        {fileName && <span>Dari berkas {fileName}</span>}
        {assignments > 0 && <span>{figure(assignments)} penugasan</span>}
      </p>
    </div>
  );
}
