import { type Priority, useVocabulary } from "../../engine";
import { labelOf } from "../../platform/labelOf";
import { dispatchAndTell } from "../../shared/dispatchAndTell";

/** Sets a ticket's priority at once (decisions §4). */
export function useSetPriority(ticket: string) {
  const { priorities } = useVocabulary();
  return (priority: Priority) =>
    dispatchAndTell(
      { ticket: { setPriority: { ticket, priority } } },
      `Prioritas tiket ${ticket} sekarang ${labelOf(priorities, priority)}.`,
    );
}
