import { type Priority, useVocabulary } from "../../engine";
import { labelOf } from "../../platform/labelOf";
import { dispatchAndTell } from "../../shared/dispatchAndTell";
import { doneTexts } from "./texts";

/** Sets a ticket's priority at once (decisions §4). */
export function useSetPriority(ticket: string) {
  const { priorities } = useVocabulary();
  return (priority: Priority) =>
    dispatchAndTell(
      { ticket: { setPriority: { ticket, priority } } },
      doneTexts.priority(ticket, labelOf(priorities, priority)),
    );
}
