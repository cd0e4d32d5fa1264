import { dispatchAndTell } from "../../../shared/dispatchAndTell";
import type { AssignmentRow } from "../../../wasm/pkg/portal_core";

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
