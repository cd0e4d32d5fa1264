import { ClipboardList } from "lucide-react";
import { useId } from "react";
import { Link } from "react-router-dom";
import type { AssignmentRow } from "../../../engine";
import { paths } from "../../../shared/paths";
import { LinkButton } from "../../../ui/action/LinkButton";
import { EmptyState } from "../../../ui/feedback/EmptyState";
import { ClampText } from "../../../ui/table/ClampText";
import { DataTable } from "../../../ui/table/DataTable";
import { assignmentColumns } from "../assignments/assignmentColumns";
import { menuTexts } from "../texts";
import styles from "./dashboard.module.css";
import { recentTexts } from "./texts";

const at = paths.cmsAuditor;

const COLUMNS = assignmentColumns((row) => (
  <Link to={at.assignment(row.id)} className={styles.name}>
    <ClampText text={row.dataName} />
  </Link>
));

export function RecentAssignments({ rows }: { rows: readonly AssignmentRow[] }) {
  const headingId = useId();
  return (
    <section className={styles.recent} aria-labelledby={headingId}>
      <div className={styles.heading}>
        <h2 id={headingId}>{recentTexts.title}</h2>
        <Link to={at.assignments}>{recentTexts.all}</Link>
      </div>
      <DataTable
        caption={recentTexts.title}
        columns={COLUMNS}
        rows={rows}
        rowKey={(row) => row.id}
        empty={
          <EmptyState
            icon={ClipboardList}
            title={recentTexts.empty}
            action={<LinkButton to={at.query}>{menuTexts.query}</LinkButton>}
          >
            {recentTexts.emptyHint}
          </EmptyState>
        }
      />
    </section>
  );
}
