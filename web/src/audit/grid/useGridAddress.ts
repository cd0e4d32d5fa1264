import { useCallback, useMemo } from "react";
import { orderAfter } from "../../shared/listOrder";
import { LIST_PARTS, useAddressQuery } from "../../shared/useAddressQuery";
import type { GridSort } from "./GridHeader";

const { search, sort, direction } = LIST_PARTS;

export const GRID_PARTS = { search, sort, direction, filters: "saring" };

/** A column's index in the address; the core checks that it exists. */
const COLUMN = /^\d{1,6}$/;

function sortOf(column: string | undefined, direction: string | undefined): GridSort | undefined {
  if (column === undefined || !COLUMN.test(column)) return undefined;
  return { column: Number(column), direction: direction === "desc" ? "desc" : "asc" };
}

export function useGridAddress() {
  const { state, change, type } = useAddressQuery(GRID_PARTS);
  const { sort: column, direction } = state;
  const wanted = useMemo(() => sortOf(column, direction), [column, direction]);

  const search = useCallback((text: string) => type({ search: text }), [type]);

  const sortBy = useCallback(
    (column: number) => {
      const now = wanted && { key: String(wanted.column), direction: wanted.direction };
      change(orderAfter(String(column), now));
    },
    [change, wanted],
  );

  /** Sets the filters, in the form that the core reads and writes. */
  const filter = (filters: string) => change({ filters });

  const clear = () => change({ search: undefined, filters: undefined });

  return {
    typed: state.search ?? "",
    filters: state.filters ?? "",
    wanted,
    search,
    filter,
    sortBy,
    clear,
  };
}
