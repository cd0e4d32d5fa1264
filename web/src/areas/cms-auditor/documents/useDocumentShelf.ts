import { useCallback } from "react";
import { useView } from "../../../engine";
import { useAddressQuery } from "../../../shared/useAddressQuery";

const PARTS = {
  tahapan: "tahapan",
  badanUsaha: "badanUsaha",
  format: "format",
  search: "q",
  from: "dari",
  until: "sampai",
} as const;

/** Leads back to the folders. */
export const NO_SEARCH = { search: undefined, from: undefined, until: undefined };

export function useDocumentShelf() {
  const { state, change, type, searchAfter } = useAddressQuery(PARTS);
  const answer = useView("documentShelf", state);

  const search = useCallback((text: string) => type({ search: text }), [type]);
  const clear = () => change({ ...NO_SEARCH, format: undefined });

  return { query: state, answer, change, type, searchAfter, search, clear };
}

export type DocumentShelfState = ReturnType<typeof useDocumentShelf>;
