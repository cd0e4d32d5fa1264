import { useCallback } from "react";
import { paths } from "../../../app/paths";
import { LIST_PARTS, useAddressQuery } from "../../../app/useAddressQuery";
import type { AssignmentList, Direction } from "../../../core/pkg/portal_core";
import { useView } from "../../../core/useView";

const PARTS = { ...LIST_PARTS, status: "status", tahapan: "tahapan", auditorType: "tipe" };

/** What pressing a header does to the order it already gives: the other way round, then back to the list's own. */
const AFTER: Record<Direction, Direction | undefined> = { asc: "desc", desc: undefined };

/** Manajemen Penugasan as the address asks for it, and what changes the address. */
export function useAssignmentList() {
  const { state, change, searchAfter } = useAddressQuery(PARTS);
  const answer = useView("assignmentList", state);

  const search = useCallback(
    (text: string) => change({ search: text }, { replace: true }),
    [change],
  );

  function sortBy(key: string, current: Pick<AssignmentList, "sort" | "direction">) {
    const direction = current.sort === key ? AFTER[current.direction] : "asc";
    change({ sort: direction && key, direction });
  }

  const clear = () =>
    change({ search: undefined, status: undefined, tahapan: undefined, auditorType: undefined });

  const withStatus = (status: string | undefined) =>
    paths.cmsAuditor.assignments + searchAfter({ status });

  return { typed: state.search ?? "", answer, change, search, sortBy, clear, withStatus };
}

export type AssignmentListState = ReturnType<typeof useAssignmentList>;
