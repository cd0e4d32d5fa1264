import { ClipboardList } from "lucide-react";
import { useId } from "react";
import { Link } from "react-router-dom";
import { AssignmentDue } from "../../../audit/AssignmentDue";
import { AssignmentStatus } from "../../../audit/AssignmentStatus";
import { StageName } from "../../../audit/StageName";
import type { AssignmentRow } from "../../../engine";
import { paths } from "../../../shared/paths";
import { LinkButton } from "../../../ui/action/LinkButton";
import { EmptyState } from "../../../ui/feedback/EmptyState";
import { ClampText } from "../../../ui/table/ClampText";
import type { Column } from "../../../ui/table/column";
import { DataTable } from "../../../ui/table/DataTable";
import styles from "./dashboard.module.css";

const TITLE = "Penugasan Terbaru";
const at = paths.cmsAuditor;

const COLUMNS: readonly Column<AssignmentRow>[] = [
  {
    key: "data",
    label: "Nama Data",
    cell: (row) => (
      <Link to={at.assignment(row.id)} className={styles.name}>
        {row.dataName}
      </Link>
    ),
  },
  {
    key: "stage",
    label: "Tahapan",
    width: "11rem",
    cell: (row) => <StageName stage={row.tahapan} />,
  },
  { key: "company", label: "Badan Usaha", cell: (row) => <ClampText text={row.badanUsaha} /> },
  { key: "auditor", label: "Auditor", cell: (row) => <ClampText text={row.auditorName} /> },
  {
    key: "status",
    label: "Status",
    width: "13rem",
    cell: (row) => <AssignmentStatus status={row.status} due={row.due} />,
  },
  {
    key: "due",
    label: "Tanggal Berakhir",
    width: "11rem",
    cell: (row) => <AssignmentDue due={row.due} />,
  },
];

export function RecentAssignments({ rows }: { rows: readonly AssignmentRow[] }) {
  const headingId = useId();
  return (
    <section className={styles.recent} aria-labelledby={headingId}>
      <div className={styles.heading}>
        <h2 id={headingId}>{TITLE}</h2>
        <Link to={at.assignments}>Lihat semua</Link>
      </div>
      <DataTable
        caption={TITLE}
        columns={COLUMNS}
        rows={rows}
        cardsBelow="56rem"
        rowKey={(row) => row.id}
        empty={
          <EmptyState
            icon={ClipboardList}
            title="Belum ada penugasan"
            action={<LinkButton to={at.query}>Query Data Tabular</LinkButton>}
          >
            Tugaskan data tabular atau dokumen kepada auditor; yang terbaru tampil di sini.
          </EmptyState>
        }
      />
    </section>
  );
}
