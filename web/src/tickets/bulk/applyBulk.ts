import {
  type BulkChange,
  type BulkPreview,
  type BulkTickets,
  dispatch,
  readView,
  refusalText,
} from "../../engine";
import { figure } from "../../platform/figure";
import { announceDone } from "../../shared/undo/undoStack";
import { effectTexts } from "./texts";

/** A change as far as it is chosen, and how the notice after it says so. */
export type ChosenChange = { change: BulkChange; done: (count: string) => string };

/** Number of rows in the answer about a change that was made. */
const RESULT_ROWS = 200;

/** The result of a bulk change, or the reason why it was not made. */
type Applied = { result: BulkPreview } | { refused: string } | undefined;

/** Makes a change of many tickets. The notice about it offers to undo it and leads to the result of each ticket. */
export function applyBulk(
  tickets: BulkTickets,
  { change, done }: ChosenChange,
  onShow: (result: BulkPreview) => void,
): Applied {
  // The rules answer the same until something changes, so this is the result.
  const told = readView("bulkPreview", { tickets, change, shown: RESULT_ROWS });
  if (told.kind === "refused") return { refused: refusalText(told.refusal) };
  const result = told.value;
  if (result.changes === 0) return { result };
  const outcome = dispatch({ ticket: { bulk: { tickets, change } } });
  if (outcome.kind === "refused") return { refused: refusalText(outcome.refusal) };
  if (outcome.kind !== "ok") return undefined;
  const open = { label: effectTexts.show, onSelect: () => onShow(result) };
  announceDone(outcome.commit, done(figure(result.changes)), { open });
  return { result };
}
