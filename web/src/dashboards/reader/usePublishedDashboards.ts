import { useCallback } from "react";
import { useView } from "../../engine";
import { LIST_PARTS, useAddressQuery } from "../../shared/useAddressQuery";

const PARTS = {
  search: LIST_PARTS.search,
  page: LIST_PARTS.page,
  pageSize: LIST_PARTS.pageSize,
  category: "kategori",
};

/** The list of published dashboards, read with search and filters from the address. */
export function usePublishedDashboards() {
  const { state, change, type } = useAddressQuery(PARTS);
  const answer = useView("publishedDashboards", state);

  const search = useCallback((text: string) => type({ search: text }), [type]);

  const clear = () => change({ search: undefined, category: undefined });

  return { typed: state.search ?? "", answer, change, search, clear };
}
