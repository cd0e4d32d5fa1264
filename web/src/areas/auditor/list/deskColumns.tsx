import { Link } from "react-router-dom";
import { DueDistance } from "../../../audit/AssignmentDue";
import { AssignmentStatus } from "../../../audit/AssignmentStatus";
import { StageName } from "../../../audit/StageName";
import type { Desk, DeskRow } from "../../../engine";
import { paths } from "../../../shared/paths";
import { ClampText } from "../../../ui/table/ClampText";
import type { Column } from "../../../ui/table/column";
import { DataTypeName } from "../DataTypeName";
import styles from "./deskColumns.module.css";

type Cell = Pick<Column<DeskRow>, "least" | "folds" | "lang" | "cell" | "under" | "brief">;

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
    "due",
    {
      least: 9.5,
      folds: { into: "name", rank: 0 },
      // The line under the name shows it beside the status.
      brief: () => null,
      cell: (row) => <DueDistance due={row.due} />,
    },
  ],
  [
    "name",
    {
      least: 20,
      cell: (row) => (
        <Link to={paths.auditor.detail(row.id)}>
          <ClampText text={row.name} />
        </Link>
      ),
      under: (row) => (
        <span className={styles.state}>
          <AssignmentStatus status={row.status} plain />
          <DueDistance due={row.due} />
        </span>
      ),
    },
  ],
  ["tahapan", { least: 11, cell: (row) => <StageName stage={row.tahapan} /> }],
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
      least: 10.25,
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
