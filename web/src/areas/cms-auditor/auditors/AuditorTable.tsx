import { Pencil, Trash2, UsersRound } from "lucide-react";
import { useCallback, useId } from "react";
import type { AuditorEntry } from "../../../engine";
import { Button } from "../../../ui/action/Button";
import { EmailAddress } from "../../../ui/display/EmailAddress";
import { EmptyState } from "../../../ui/feedback/EmptyState";
import { VisuallyHidden } from "../../../ui/page/VisuallyHidden";
import { ClampText } from "../../../ui/table/ClampText";
import type { Column } from "../../../ui/table/column";
import { DataTable } from "../../../ui/table/DataTable";
import { RowControls } from "../../../ui/table/RowControls";
import type { AuditorTablesProps } from "./AuditorTables";
import styles from "./auditors.module.css";
import { auditorFieldTexts, registerTexts } from "./texts";

const COLUMNS: readonly Column<AuditorEntry>[] = [
  {
    key: "name",
    label: auditorFieldTexts.name,
    least: 14.5,
    cell: ({ auditor }) => (
      <span className={styles.name}>
        <ClampText text={auditor.name} />
      </span>
    ),
  },
  {
    key: "email",
    label: auditorFieldTexts.email,
    least: 17,
    folds: { into: "name", rank: 2 },
    brief: ({ auditor }) => <EmailAddress address={auditor.email} />,
    cell: ({ auditor }) => <EmailAddress address={auditor.email} />,
  },
  {
    key: "expertise",
    label: auditorFieldTexts.expertise,
    least: 14,
    grows: true,
    folds: { into: "name", rank: 3 },
    brief: ({ auditor }) => auditor.expertise.join(", "),
    cell: ({ auditor }) => <ClampText text={auditor.expertise.join(", ")} />,
  },
  {
    key: "company",
    label: auditorFieldTexts.company,
    least: 13,
    folds: { into: "name", rank: 1 },
    brief: ({ auditor }) => auditor.company || null,
    cell: ({ auditor }) => <ClampText text={auditor.company || "–"} />,
  },
];

export type AuditorTableProps = Pick<AuditorTablesProps, "onEdit" | "onDelete"> & {
  title: string;
  /** Says that there is no such auditor. */
  empty: string;
  rows: readonly AuditorEntry[];
};

export function AuditorTable({ title, empty, rows, onEdit, onDelete }: AuditorTableProps) {
  const headingId = useId();
  const rowActions = useCallback(
    (entry: AuditorEntry) => (
      <RowControls isWorded>
        <Button size="small" variant="quiet" lang="en" icon={Pencil} onClick={() => onEdit(entry)}>
          {registerTexts.edit}
          <VisuallyHidden lang="id"> {entry.auditor.name}</VisuallyHidden>
        </Button>
        <Button size="small" variant="quiet" icon={Trash2} onClick={() => onDelete(entry)}>
          {registerTexts.remove}
          <VisuallyHidden> {entry.auditor.name}</VisuallyHidden>
        </Button>
      </RowControls>
    ),
    [onEdit, onDelete],
  );
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId}>{title}</h2>
      <DataTable
        caption={title}
        columns={COLUMNS}
        rows={rows}
        rowKey={({ auditor }) => auditor.id}
        rowActions={rowActions}
        controls={13}
        empty={
          <EmptyState icon={UsersRound} title={empty}>
            {registerTexts.emptyHint}
          </EmptyState>
        }
      />
    </section>
  );
}
