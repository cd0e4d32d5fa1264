import { useCallback } from "react";
import { dispatchAndTell } from "../../shared/dispatchAndTell";
import { labelOf } from "../../platform/labelOf";
import type { Status } from "../../wasm/pkg/portal_core";
import { useVocabulary } from "../../engine/core/useView";

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
