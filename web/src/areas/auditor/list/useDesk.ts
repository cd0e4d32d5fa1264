import { useCallback } from "react";
import { type DataType, type Desk, useView } from "../../../engine";
import { LIST_PARTS, useAddressQuery } from "../../../shared/useAddressQuery";

const PARTS = { ...LIST_PARTS, tahapan: "tahapan", dataType: "jenis", status: "status" };

/** The filters that the path of a list fixes. */
export type DeskPlace = { category?: string | undefined; only?: DataType | undefined };

export function useDesk({ category, only }: DeskPlace) {
  const { state, change, type } = useAddressQuery(PARTS);
  const answer = useView("desk", { category, only, ...state });

  const search = useCallback((text: string) => type({ search: text }), [type]);

  /** Pressing the header of the sorted column reverses the order. A list is never unsorted. */
  function sortBy(key: string, current: Pick<Desk, "sort" | "direction">) {
    const isAscending = current.sort === key && current.direction === "asc";
    change({ sort: key, direction: isAscending ? "desc" : "asc" });
  }

  const clear = () =>
    change({ search: undefined, tahapan: undefined, dataType: undefined, status: undefined });

  return { typed: state.search ?? "", answer, change, search, sortBy, clear };
}

export type DeskState = ReturnType<typeof useDesk>;
