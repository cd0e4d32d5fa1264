import { useGridAddress } from "../../../audit/grid/useGridAddress";
import { useView } from "../../../core/useView";

/** The rows of the dataset that its table shows, as it is searched and sorted, and whether there are none. */
export function useShownRows(dataset: string | undefined) {
  const { typed, wanted } = useGridAddress();
  const rows = {
    search: typed,
    sort: wanted?.column,
    direction: wanted?.direction ?? "asc",
  } as const;
  const subject = { data: dataset ?? "" };
  const list = useView("tableRows", { subject, ...rows, sort: undefined, first: 0, count: 0 });
  return {
    rows,
    isEmpty: list.kind === "ok" && !list.value.isLoading && list.value.matching === 0,
  };
}
