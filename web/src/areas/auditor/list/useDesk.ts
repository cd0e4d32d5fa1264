import { useCallback } from "react";
import { type DataType, type Desk, useView } from "../../../engine";
import { LIST_PARTS, useAddressQuery } from "../../../shared/useAddressQuery";

const PARTS = { ...LIST_PARTS, tahapan: "tahapan", dataType: "jenis" };

/** What the address of a list stands for, before any search or filter. */
export type DeskPlace = { category?: string | undefined; only?: DataType | undefined };

/** One list of the auditor's data as the address asks for it, and what changes the address. */
export function useDesk({ category, only }: DeskPlace) {
  const { state, change, type, searchAfter } = useAddressQuery(PARTS);
  const answer = useView("desk", { category, only, ...state });

  const search = useCallback((text: string) => type({ search: text }), [type]);

  /** A list is always in some order: pressing its header turns it round. */
  function sortBy(key: string, current: Pick<Desk, "sort" | "direction">) {
    const isAscending = current.sort === key && current.direction === "asc";
    change({ sort: key, direction: isAscending ? "desc" : "asc" });
  }

  const clear = () => change({ search: undefined, tahapan: undefined, dataType: undefined });

  return { typed: state.search ?? "", answer, change, searchAfter, search, sortBy, clear };
}

export type DeskState = ReturnType<typeof useDesk>;
