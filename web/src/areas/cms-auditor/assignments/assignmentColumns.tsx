import { Link } from "react-router-dom";
import { AssignmentDue } from "../../../audit/AssignmentDue";
import { AssignmentStatus } from "../../../audit/AssignmentStatus";
import { StageName } from "../../../audit/StageName";
import type { AssignmentRow } from "../../../engine";
import { ClampText } from "../../../ui/table/ClampText";
import type { Column } from "../../../ui/table/column";
import styles from "./assignments.module.css";
import { FROM_LIST } from "./useDetailAddress";

/** The columns of §2.8. The core defines the keys. */
export const assignmentColumns = (
  detailSearch: (id: string) => string,
): Column<AssignmentRow>[] => [
  {
    key: "dataName",
    label: "Nama Data",
    sortable: true,
    width: "24%",
    cell: (row) => (
      <Link to={detailSearch(row.id)} state={FROM_LIST} preventScrollReset data-assignment={row.id}>
        <span className={styles.name}>
          <ClampText text={row.dataName} />
        </span>
      </Link>
    ),
  },
  {
    key: "tahapan",
    label: "Tahapan",
    sortable: true,
    width: "8.5rem",
    cell: (row) => <StageName stage={row.tahapan} />,
  },
  {
    key: "badanUsaha",
    label: "Badan Usaha",
    sortable: true,
    width: "15%",
    cell: (row) => <ClampText text={row.badanUsaha} />,
  },
  {
    key: "auditor",
    label: "Auditor",
    sortable: true,
    width: "12%",
    cell: (row) => <ClampText text={row.auditorName} />,
  },
  {
    key: "status",
    label: "Status",
    sortable: true,
    width: "10.5rem",
    cell: (row) => <AssignmentStatus status={row.status} due={row.due} />,
  },
  {
    key: "due",
    label: "Tanggal Berakhir",
    sortable: true,
    width: "9.5rem",
    cell: (row) => <AssignmentDue due={row.due} />,
  },
];
