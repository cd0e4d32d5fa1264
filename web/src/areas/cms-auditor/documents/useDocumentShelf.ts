import { useCallback } from "react";
import { useAddressQuery } from "../../../app/useAddressQuery";
import { useView } from "../../../core/useView";

const PARTS = {
  tahapan: "tahapan",
  badanUsaha: "badanUsaha",
  format: "format",
  search: "q",
} as const;

/** The repository as the address asks for it, and what changes the address. */
export function useDocumentShelf() {
  const { state, change, searchAfter } = useAddressQuery(PARTS);
  const answer = useView("documentShelf", state);

  const search = useCallback(
    (text: string) => change({ search: text }, { replace: true }),
    [change],
  );
  const clear = () => change({ search: undefined, format: undefined });

  return { query: state, answer, change, searchAfter, search, clear };
}

export type DocumentShelfState = ReturnType<typeof useDocumentShelf>;
