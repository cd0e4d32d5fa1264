import type { AssignmentRow } from "../../../engine";
import { dispatchAndTell } from "../../../shared/dispatchAndTell";

/** The two steps of an assignment (§4). */
export function useMoveAssignment({ id, dataName }: Pick<AssignmentRow, "id" | "dataName">) {
  return {
    start: () =>
      dispatchAndTell(
        { assignment: { start: { assignment: id } } },
        `“${dataName}” mulai dikerjakan.`,
      ),
    complete: () =>
      dispatchAndTell({ assignment: { complete: { assignment: id } } }, `“${dataName}” selesai.`),
  };
}
