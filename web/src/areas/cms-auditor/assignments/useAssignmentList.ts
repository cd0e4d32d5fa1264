import { useCallback } from "react";
import { type AssignmentList, useView } from "../../../engine";
import { orderAfter } from "../../../shared/listOrder";
import { paths } from "../../../shared/paths";
import { LIST_PARTS, useAddressQuery } from "../../../shared/useAddressQuery";

const PARTS = { ...LIST_PARTS, status: "status", tahapan: "tahapan", auditorType: "tipe" };

export function useAssignmentList() {
  const { state, change, type, searchAfter } = useAddressQuery(PARTS);
  const answer = useView("assignmentList", state);

  const search = useCallback((text: string) => type({ search: text }), [type]);

  const sortBy = (key: string, { sort, direction }: Pick<AssignmentList, "sort" | "direction">) =>
    change(orderAfter(key, { key: sort, direction }));

  const whole = {
    search: undefined,
    status: undefined,
    tahapan: undefined,
    auditorType: undefined,
  };
  const clear = () => change(whole);

  /** A counter's link keeps its status only, because the counter ignores search and the other filters. */
  const withStatus = (status: string | undefined) =>
    paths.cmsAuditor.assignments + searchAfter({ ...whole, status });

  return { typed: state.search ?? "", answer, change, search, sortBy, clear, withStatus };
}

export type AssignmentListState = ReturnType<typeof useAssignmentList>;
