import { useId } from "react";
import { Link } from "react-router-dom";
import { AssignmentDue, DueDistance } from "../../../audit/AssignmentDue";
import { AssignmentStatus } from "../../../audit/AssignmentStatus";
import { ReviewState } from "../../../audit/review/ReviewState";
import type { ReviewRow } from "../../../engine";
import { figure } from "../../../platform/figure";
import { paths } from "../../../shared/paths";
import { ClampText } from "../../../ui/table/ClampText";
import type { Column } from "../../../ui/table/column";
import { DataTable } from "../../../ui/table/DataTable";
import { fieldTexts } from "../texts";
import styles from "./reviews.module.css";
import { columnTexts, worklistTexts } from "./texts";

const COLUMNS: readonly Column<ReviewRow>[] = [
  {
    key: "data",
    label: fieldTexts.data,
    least: 15,
    cell: (row) => (
      <Link to={paths.cmsAuditor.assignment(row.assignment)} className={styles.name}>
        <ClampText text={row.dataName} />
      </Link>
    ),
  },
  {
    key: "company",
    label: fieldTexts.company,
    least: 11,
    folds: { into: "data", rank: 4 },
    brief: (row) => row.badanUsaha,
    cell: (row) => <ClampText text={row.badanUsaha} />,
  },
  {
    key: "auditor",
    label: fieldTexts.auditor,
    least: 9.5,
    folds: { into: "data", rank: 5 },
    brief: (row) => row.auditor,
    cell: (row) => <ClampText text={row.auditor} />,
  },
  {
    key: "state",
    label: columnTexts.state,
    least: 16,
    cell: (row) => <ReviewState state={row.state} label={row.stateLabel} />,
  },
  {
    key: "since",
    label: columnTexts.since,
    least: 11,
    folds: { into: "state", rank: 0 },
    brief: (row) => (row.since === "-" ? null : row.since),
    cell: (row) => row.since,
  },
  {
    key: "conclusion",
    label: columnTexts.conclusion,
    least: 13,
    folds: { into: "data", rank: 6 },
    brief: (row) => (row.conclusion === "-" ? null : row.conclusion),
    cell: (row) => row.conclusion,
  },
  {
    key: "findings",
    label: columnTexts.findings,
    least: 5.5,
    align: "end",
    folds: { into: "conclusion", rank: 3 },
    brief: (row) => columnTexts.shortFindings(row.findings),
    cell: (row) => figure(row.findings),
  },
  {
    key: "comments",
    label: columnTexts.comments,
    least: 6,
    align: "end",
    folds: { into: "conclusion", rank: 2 },
    brief: (row) => columnTexts.shortComments(row.openComments),
    cell: (row) => figure(row.openComments),
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
    least: 9.5,
    folds: { into: "status", rank: 1 },
    brief: (row) => <DueDistance due={row.due} />,
    cell: (row) => <AssignmentDue due={row.due} />,
  },
];

export type ReviewSectionProps = { title: string; none: string; rows: readonly ReviewRow[] };

/** A part of the worklist. The details of an assignment open from its name. */
export function ReviewSection({ title, none, rows }: ReviewSectionProps) {
  const headingId = useId();
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId}>{worklistTexts.heading(title, rows.length)}</h2>
      {rows.length === 0 ? (
        <p className={styles.none}>{none}</p>
      ) : (
        <DataTable
          caption={title}
          columns={COLUMNS}
          rows={rows}
          rowKey={({ assignment }) => assignment}
          empty={none}
        />
      )}
    </section>
  );
}
