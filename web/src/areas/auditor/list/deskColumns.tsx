import { Fragment, type ReactNode } from "react";
import { Link } from "react-router-dom";
import { AssignmentStatus, LATE_LOOK } from "../../../audit/AssignmentStatus";
import { StageName } from "../../../audit/StageName";
import type { Desk, DeskRow } from "../../../engine";
import { paths } from "../../../shared/paths";
import { MarkBadge } from "../../../ui/display/MarkBadge";
import { ClampText } from "../../../ui/table/ClampText";
import type { Column } from "../../../ui/table/column";
import { DataTypeName } from "../DataTypeName";
import styles from "./deskColumns.module.css";

type Cell = { width?: string; lang?: "en"; cell: (row: DeskRow) => ReactNode };

const CELLS = new Map<string, Cell>([
  [
    "id",
    {
      width: "7.5rem",
      cell: (row) => (
        <Link to={paths.auditor.detail(row.id)} className={styles.id}>
          <Id id={row.id} />
        </Link>
      ),
    },
  ],
  [
    "name",
    {
      cell: (row) => (
        <div className={styles.name}>
          <ClampText text={row.name} />
          <span className={styles.standing}>
            <AssignmentStatus status={row.status} />
            {row.due.isOverdue ? (
              <MarkBadge {...LATE_LOOK} label={row.due.distance} plain />
            ) : (
              <span className={styles.due}>{row.due.distance || row.due.date}</span>
            )}
          </span>
        </div>
      ),
    },
  ],
  ["tahapan", { width: "7rem", cell: (row) => <StageName stage={row.tahapan} /> }],
  [
    "dataType",
    { width: "6.5rem", lang: "en", cell: (row) => <DataTypeName dataType={row.dataType} /> },
  ],
  [
    "generatedBy",
    { width: "8rem", lang: "en", cell: (row) => <ClampText text={row.generatedBy} /> },
  ],
  [
    "generatedDate",
    {
      width: "7.5rem",
      lang: "en",
      cell: (row) => <span className={styles.when}>{row.generated}</span>,
    },
  ],
  [
    "lastUpdated",
    {
      width: "7rem",
      lang: "en",
      cell: (row) => (
        <span className={styles.when} title={row.updatedExactly}>
          {row.updated}
        </span>
      ),
    },
  ],
]);

export function deskColumns(columns: Desk["columns"]): Column<DeskRow>[] {
  return columns.flatMap(({ value: key, label }) => {
    const cell = CELLS.get(key);
    return cell ? [{ key, label, sortable: true, ...cell }] : [];
  });
}

/** Allows a line break between the word and the number of an id. */
function Id({ id }: { id: string }) {
  return id.split("_").map((part, index) =>
    index === 0 ? (
      part
    ) : (
      <Fragment key={part}>
        _<wbr />
        {part}
      </Fragment>
    ),
  );
}
