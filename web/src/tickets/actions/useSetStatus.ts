import { useCallback } from "react";
import { dispatchAndTell } from "../../app/dispatchAndTell";
import { labelOf } from "../../core/labelOf";
import type { Status } from "../../core/pkg/portal_core";
import { useVocabulary } from "../../core/useView";

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
