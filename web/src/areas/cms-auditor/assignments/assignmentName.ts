import type { AssignmentRow } from "../../../engine";

/** Tells the controls of one row from those of another: the same data may be assigned to several auditors. */
export const assignmentName = ({ dataName, auditorName }: AssignmentRow) =>
  `${dataName}, ${auditorName}`;
