import { ClipboardList } from "lucide-react";
import { useId } from "react";
import { Link } from "react-router-dom";
import { AssignmentDue, DueDistance } from "../../../audit/AssignmentDue";
import { AssignmentStatus } from "../../../audit/AssignmentStatus";
import { StageName } from "../../../audit/StageName";
import type { AssignmentRow } from "../../../engine";
import { paths } from "../../../shared/paths";
import { LinkButton } from "../../../ui/action/LinkButton";
import { EmptyState } from "../../../ui/feedback/EmptyState";
import { ClampText } from "../../../ui/table/ClampText";
import type { Column } from "../../../ui/table/column";
import { DataTable } from "../../../ui/table/DataTable";
import { fieldTexts, menuTexts } from "../texts";
import styles from "./dashboard.module.css";
import { recentTexts } from "./texts";

const at = paths.cmsAuditor;

const COLUMNS: readonly Column<AssignmentRow>[] = [
  {
    key: "data",
    label: fieldTexts.data,
    least: 16.5,
    cell: (row) => (
      <Link to={at.assignment(row.id)} className={styles.name}>
        <ClampText text={row.dataName} />
      </Link>
    ),
  },
  {
    key: "stage",
    label: fieldTexts.stage,
    least: 10,
    folds: { into: "data", rank: 2 },
    cell: (row) => <StageName stage={row.tahapan} />,
  },
  {
    key: "company",
    label: fieldTexts.company,
    least: 12,
    folds: { into: "data", rank: 1 },
    brief: (row) => row.badanUsaha,
    cell: (row) => <ClampText text={row.badanUsaha} />,
  },
  {
    key: "auditor",
    label: fieldTexts.auditor,
    least: 10,
    folds: { into: "data", rank: 3 },
    brief: (row) => row.auditorName,
    cell: (row) => <ClampText text={row.auditorName} />,
  },
  {
    key: "status",
    label: fieldTexts.status,
    least: 11,
    cell: (row) => <AssignmentStatus status={row.status} />,
  },
  {
    key: "due",
    label: fieldTexts.due,
    least: 10,
    folds: { into: "status", rank: 4 },
    brief: (row) => <DueDistance due={row.due} />,
    cell: (row) => <AssignmentDue due={row.due} />,
  },
];

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
