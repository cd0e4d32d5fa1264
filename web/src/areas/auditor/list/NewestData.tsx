import { Link } from "react-router-dom";
import { StageName } from "../../../audit/StageName";
import type { DeskRow } from "../../../engine";
import { paths } from "../../../shared/paths";
import { Panel } from "../../../ui/page/Panel";
import { ClampText } from "../../../ui/table/ClampText";
import styles from "./NewestData.module.css";
import { deskTexts } from "./texts";

/** The newest items of the whole list (decisions §6); search and filters do not change them. */
export function NewestData({ rows }: { rows: readonly DeskRow[] }) {
  if (rows.length === 0) return null;
  return (
    <Panel title={deskTexts.newest} flush>
      <ol>
        {rows.map((row) => (
          <li key={row.id} className={styles.entry}>
            <Link to={paths.auditor.detail(row.id)} className={styles.name}>
              <ClampText text={row.name} />
            </Link>
            <span className={styles.place}>
              <StageName stage={row.tahapan} /> · {row.generatedBy}
            </span>
            <span className={styles.day}>{row.generated}</span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
