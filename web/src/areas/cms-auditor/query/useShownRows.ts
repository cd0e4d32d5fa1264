import { useMemo } from "react";
import { useGridAddress } from "../../../audit/grid/useGridAddress";
import { usePreparedSearch } from "../../../audit/grid/usePreparedSearch";
import { useView } from "../../../engine";

/** The rows of the dataset that its table shows, as it is searched and sorted, and whether there are none. */
export function useShownRows(dataset: string | undefined) {
  const { typed, wanted } = useGridAddress();
  const subject = useMemo(() => ({ data: dataset ?? "" }), [dataset]);
  const { found } = usePreparedSearch(subject, dataset === undefined ? "" : typed);
  const rows = {
    search: found,
    sort: wanted?.column,
    direction: wanted?.direction ?? "asc",
  } as const;
  const list = useView("tableRows", { subject, ...rows, sort: undefined, first: 0, count: 0 });
  const isEmpty = list.kind === "ok" && !list.value.isLoading && list.value.matching === 0;
  return { rows, isEmpty };
}
