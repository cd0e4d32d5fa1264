import { useAnnouncedDispatch } from "../../../app/useAnnouncedDispatch";
import type { AssignmentRow } from "../../../core/pkg/portal_core";

/** The two steps of an assignment (§4). */
export function useMoveAssignment({ id, dataName }: Pick<AssignmentRow, "id" | "dataName">) {
  const announce = useAnnouncedDispatch();
  return {
    start: () =>
      announce({ assignment: { start: { assignment: id } } }, `“${dataName}” mulai dikerjakan.`),
    complete: () =>
      announce({ assignment: { complete: { assignment: id } } }, `“${dataName}” selesai.`),
  };
}
