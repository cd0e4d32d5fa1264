import { useCallback } from "react";
import { type AssignmentList, useView } from "../../../engine";
import { orderAfter } from "../../../shared/listOrder";
import { LIST_PARTS, useAddressQuery } from "../../../shared/useAddressQuery";

const PARTS = { ...LIST_PARTS, status: "status", tahapan: "tahapan", auditorType: "tipe" };

export function useAssignmentList() {
  const { state, change, type } = useAddressQuery(PARTS);
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

  return { typed: state.search ?? "", answer, change, search, sortBy, clear };
}

export type AssignmentListState = ReturnType<typeof useAssignmentList>;
