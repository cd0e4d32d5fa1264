import { type Backup, type BackupCounts, isSampleFile, portal } from "../../../engine";
import { figure } from "../../../platform/figure";
import styles from "./Comparison.module.css";

const ROWS = {
  tickets: "Tiket",
  messages: "Balasan",
  data: "Data dan dokumen",
  auditors: "Auditor",
  assignments: "Penugasan",
  dashboards: "Dashboard",
} as const satisfies Record<keyof BackupCounts, string>;

const KINDS: readonly (keyof typeof ROWS)[] = [
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
      <caption className={styles.caption}>Yang diganti dan penggantinya</caption>
      <thead>
        <tr>
          <th scope="col">Isi</th>
          <th scope="col">Sekarang</th>
          <th scope="col">Cadangan</th>
        </tr>
      </thead>
      <tbody>
        {KINDS.map((kind) => (
          <tr key={kind}>
            <th scope="row">{ROWS[kind]}</th>
            <td>{shown(now?.counts[kind])}</td>
            <td>{shown(backup.counts[kind])}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">Berkas</th>
          <td>{shown(now?.files)}</td>
          <td>{shown(backup.files.size)}</td>
        </tr>
      </tbody>
    </table>
  );
}
