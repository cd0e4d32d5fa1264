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

type Cell = Pick<Column<DeskRow>, "least" | "folds" | "lang" | "cell" | "brief">;

const CELLS = new Map<string, Cell>([
  [
    "id",
    {
      least: 9,
      folds: { into: "name", rank: 0 },
      cell: (row) => row.id,
    },
  ],
  [
    "name",
    {
      least: 20,
      cell: (row) => (
        <div className={styles.name}>
          <Link to={paths.auditor.detail(row.id)}>
            <ClampText text={row.name} />
          </Link>
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
  ["tahapan", { least: 9.5, cell: (row) => <StageName stage={row.tahapan} /> }],
  [
    "dataType",
    {
      least: 8,
      folds: { into: "tahapan", rank: 2 },
      lang: "en",
      cell: (row) => <DataTypeName dataType={row.dataType} />,
    },
  ],
  [
    "generatedBy",
    {
      least: 10.5,
      folds: { into: "name", rank: 3 },
      brief: (row) => row.generatedBy,
      lang: "en",
      cell: (row) => <ClampText text={row.generatedBy} />,
    },
  ],
  [
    "generatedDate",
    {
      least: 9.5,
      folds: { into: "tahapan", rank: 4 },
      lang: "en",
      cell: (row) => <span className={styles.when}>{row.generated}</span>,
    },
  ],
  [
    "lastUpdated",
    {
      least: 8.5,
      folds: { into: "generatedDate", rank: 1 },
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
