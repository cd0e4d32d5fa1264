import type { ReactNode } from "react";
import { AssignmentDue, DueDistance } from "../../../audit/AssignmentDue";
import { AssignmentStatus } from "../../../audit/AssignmentStatus";
import { StageName } from "../../../audit/StageName";
import type { AssignmentRow } from "../../../engine";
import { ClampText } from "../../../ui/table/ClampText";
import type { Column } from "../../../ui/table/column";
import { fieldTexts } from "../texts";

/** The columns of §2.8. The core defines the keys. `data` draws the link to an assignment's details. */
export const assignmentColumns = (
  data: (row: AssignmentRow) => ReactNode,
): Column<AssignmentRow>[] => [
  {
    key: "dataName",
    label: fieldTexts.data,
    sortable: true,
    least: 16.5,
    cell: data,
  },
  {
    key: "tahapan",
    label: fieldTexts.stage,
    sortable: true,
    least: 11,
    folds: { into: "dataName", rank: 3 },
    cell: (row) => <StageName stage={row.tahapan} />,
  },
  {
    key: "badanUsaha",
    label: fieldTexts.company,
    sortable: true,
    least: 11,
    folds: { into: "dataName", rank: 1 },
    brief: (row) => row.badanUsaha,
    cell: (row) => <ClampText text={row.badanUsaha} />,
  },
  {
    key: "auditor",
    label: fieldTexts.auditor,
    sortable: true,
    least: 9.5,
    folds: { into: "dataName", rank: 4 },
    brief: (row) => row.auditorName,
    cell: (row) => <ClampText text={row.auditorName} />,
  },
  {
    key: "status",
    label: fieldTexts.status,
    sortable: true,
    least: 10.5,
    cell: (row) => <AssignmentStatus status={row.status} />,
  },
  {
    key: "due",
    label: fieldTexts.due,
    sortable: true,
    least: 9.5,
    folds: { into: "status", rank: 2 },
    brief: (row) => <DueDistance due={row.due} />,
    cell: (row) => <AssignmentDue due={row.due} />,
  },
];
