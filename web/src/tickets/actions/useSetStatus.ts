import { useCallback } from "react";
import { type Status, useVocabulary } from "../../engine";
import { labelOf } from "../../platform/labelOf";
import { dispatchAndTell } from "../../shared/dispatchAndTell";

/** Sets a ticket's status outside of a reply. */
export function useSetStatus(ticket: string) {
  const { statuses } = useVocabulary();
  return useCallback(
    (status: Status) =>
      dispatchAndTell(
        { ticket: { setStatus: { ticket, status } } },
        `Status tiket ${ticket} sekarang ${labelOf(statuses, status)}.`,
      ),
    [statuses, ticket],
  );
}
