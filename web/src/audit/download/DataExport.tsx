import { type DataSubject, readView, type TableQuery, useView } from "../../engine";
import { ExportMenu } from "../../shared/export/ExportMenu";
import type { ExportRows } from "../../shared/export/useExport";
import { useGridAddress } from "../grid/useGridAddress";
import { ALL_ROWS, queryOf, usePreparedRows } from "../grid/usePreparedRows";
import { exportDataTexts as texts } from "../texts";

type RowsWanted = Pick<TableQuery, "search" | "filters" | "sort" | "direction">;

export const tableRows = (subject: DataSubject, rows: RowsWanted): ExportRows => ({
  csv: (first, count) => readView("tableCsv", { subject, ...rows, first, count }),
  sheet: (first, count) => readView("tableSheet", { subject, ...rows, first, count }),
});

export type DataExportProps = {
  label: string;
  /** `undefined` while there is no table; `reason` then says why. */
  subject: DataSubject | undefined;
  reason?: string | undefined;
};

const NO_DATA: DataSubject = { data: "" };

/** Exports a dataset's rows under the search, filters and order of its table, or all rows in that order. */
export function DataExport({ label, subject, reason }: DataExportProps) {
  const { typed, filters, wanted } = useGridAddress();
  const asked = subject ?? NO_DATA;
  const isShown = subject !== undefined;
  const { found } = usePreparedRows(asked, isShown ? typed : "", isShown ? filters : "");
  const order = { sort: wanted?.column, direction: wanted?.direction ?? "asc" } as const;
  const list = useView("tableRows", queryOf(asked, found));
  const isThere = list.kind === "ok" && !list.value.isLoading && !list.value.lost;
  const { matching, total } = isThere ? list.value : { matching: undefined, total: 0 };
  const all = tableRows(asked, { ...ALL_ROWS, ...order });
  const isPart = matching !== undefined && matching < total;
  return (
    <ExportMenu
      label={label}
      lang="en"
      reason={reason ?? (matching === 0 ? texts.nothingShown : undefined)}
      rows={subject && tableRows(subject, { ...found, ...order })}
      part={isPart ? { shown: matching, total, all } : undefined}
    />
  );
}
