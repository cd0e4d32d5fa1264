import { readView, type TicketList, type TicketListQuery, useView } from "../../engine";
import { ExportMenu } from "../../shared/export/ExportMenu";
import type { ExportRows } from "../../shared/export/useExport";
import { UNFILTERED } from "./listParts";
import { listTexts as texts } from "./texts";

export type TicketExportProps = {
  query: TicketListQuery;
  /** `undefined` if the list is refused. */
  view: TicketList | undefined;
};

/** The rows of a list, or the chosen ones in the order of the list. */
export const exportedRows = (
  list: TicketListQuery,
  chosen: readonly string[] = [],
): ExportRows => ({
  csv: (first, count) => readView("ticketCsv", { list, chosen: [...chosen], first, count }),
  sheet: (first, count) => readView("ticketSheet", { list, chosen: [...chosen], first, count }),
});

/** Exports the filtered and sorted list (decisions §4), or all of it in the same order. */
export function TicketExport({ query, view }: TicketExportProps) {
  const all = { ...query, ...UNFILTERED };
  // Only the number of tickets is wanted, so the order does not matter.
  const whole = useView("ticketList", { ...all, sort: undefined, page: undefined });
  const total = whole.kind === "ok" ? whole.value.pagination.total : 0;
  const isPart = view?.isFiltered && whole.kind === "ok";
  return (
    <ExportMenu
      label={texts.export}
      lang="en"
      reason={view?.pagination.total === 0 ? texts.nothingToExport : undefined}
      rows={exportedRows(query)}
      part={isPart ? { shown: view.pagination.total, total, all: exportedRows(all) } : undefined}
    />
  );
}
