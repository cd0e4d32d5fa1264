import { type Backup, type BackupCounts, isSampleFile, portal } from "../../../engine";
import { figure } from "../../../platform/figure";
import styles from "./Comparison.module.css";
import { countTexts, comparisonTexts as texts } from "./texts";

const KINDS: readonly (keyof BackupCounts)[] = [
  "tickets",
  "messages",
  "data",
  "auditors",
  "assignments",
  "dashboards",
];

/** Counts of the present data; `undefined` if the core trapped. */
function present() {
  const found = portal().attempt((core) => ({ counts: core.counts(), held: core.heldFiles() }));
  if ("kind" in found) return undefined;
  return { counts: found.counts, files: found.held.filter((id) => !isSampleFile(id)).length };
}

/** Present data beside the backup's. */
export function Comparison({ backup }: { backup: Backup }) {
  const now = present();
  const shown = (count: number | undefined) => (count === undefined ? "–" : figure(count));
  return (
    <table className={styles.comparison}>
      <caption className={styles.caption}>{texts.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.content}</th>
          <th scope="col">{texts.now}</th>
          <th scope="col">{texts.backup}</th>
        </tr>
      </thead>
      <tbody>
        {KINDS.map((kind) => (
          <tr key={kind}>
            <th scope="row">{countTexts[kind]}</th>
            <td>{shown(now?.counts[kind])}</td>
            <td>{shown(backup.counts[kind])}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">{texts.files}</th>
          <td>{shown(now?.files)}</td>
          <td>{shown(backup.files.size)}</td>
        </tr>
      </tbody>
    </table>
  );
}
