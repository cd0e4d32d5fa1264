import { useCallback } from "react";
import type { Status } from "../../core/pkg/portal_core";
import { useVocabulary } from "../../core/useView";
import { labelOf } from "../status/labelOf";
import { useAnnouncedDispatch } from "./useAnnouncedDispatch";

/** Sets a ticket's status outside of a reply. */
export function useSetStatus(ticket: string) {
  const announce = useAnnouncedDispatch();
  const { statuses } = useVocabulary();
  return useCallback(
    (status: Status) =>
      announce(
        { ticket: { setStatus: { ticket, status } } },
        `Status tiket ${ticket} sekarang ${labelOf(statuses, status)}.`,
      ),
    [announce, statuses, ticket],
  );
}
