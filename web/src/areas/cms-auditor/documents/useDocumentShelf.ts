import { useCallback } from "react";
import { useView } from "../../../engine";
import { useAddressQuery } from "../../../shared/useAddressQuery";

const PARTS = {
  tahapan: "tahapan",
  badanUsaha: "badanUsaha",
  format: "format",
  search: "q",
} as const;

export function useDocumentShelf() {
  const { state, change, type, searchAfter } = useAddressQuery(PARTS);
  const answer = useView("documentShelf", state);

  const search = useCallback((text: string) => type({ search: text }), [type]);
  const clear = () => change({ search: undefined, format: undefined });

  return { query: state, answer, change, searchAfter, search, clear };
}

export type DocumentShelfState = ReturnType<typeof useDocumentShelf>;
