import { useCallback, useMemo } from "react";
import { orderAfter } from "../../shared/listOrder";
import { LIST_PARTS, useAddressQuery } from "../../shared/useAddressQuery";
import type { GridSort } from "./GridHeader";

const { search, sort, direction } = LIST_PARTS;

/** What the address says of a table. */
export const GRID_PARTS = { search, sort, direction };

/** A column is named by its number; the core knows whether there is such a one. */
const COLUMN = /^\d{1,6}$/;

function sortOf(column: string | undefined, direction: string | undefined): GridSort | undefined {
  if (column === undefined || !COLUMN.test(column)) return undefined;
  return { column: Number(column), direction: direction === "desc" ? "desc" : "asc" };
}

/** What a table is searched for and sorted by, as the address asks for it, and what changes the address. */
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

  const clear = () => change({ search: undefined });

  return { typed: state.search ?? "", wanted, search, sortBy, clear };
}
