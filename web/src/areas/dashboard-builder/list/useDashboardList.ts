import { useCallback } from "react";
import { type DashboardList, type DashboardScope, useView } from "../../../engine";
import { orderAfter } from "../../../shared/listOrder";
import { LIST_PARTS, useAddressQuery } from "../../../shared/useAddressQuery";

const PARTS = { ...LIST_PARTS, category: "kategori", status: "status" };

export function useDashboardList(scope: DashboardScope) {
  const { state, change, type, searchAfter } = useAddressQuery(PARTS);
  const answer = useView("dashboardList", { scope, ...state });

  const search = useCallback((text: string) => type({ search: text }), [type]);

  const sortBy = (key: string, { sort, direction }: Pick<DashboardList, "sort" | "direction">) =>
    change(orderAfter(key, { key: sort, direction }));

  const clear = () => change({ search: undefined, category: undefined, status: undefined });

  return { typed: state.search ?? "", answer, change, search, sortBy, clear, searchAfter };
}

export type DashboardListState = ReturnType<typeof useDashboardList>;
