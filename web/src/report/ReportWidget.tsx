import { useMemo } from "react";
import { WidgetCard } from "../dashboards/widget/WidgetCard";
import { download } from "../platform/download";
import type { FilterQuery, ReportReader } from "../wasm/pkg-report/portal_report";

export type ReportWidgetProps = { reader: ReportReader; id: string; filters: FilterQuery };

/** One widget under the filters. */
export function ReportWidget({ reader, id, filters }: ReportWidgetProps) {
  const view = useMemo(() => reader.widget(id, filters), [reader, id, filters]);
  if (view === undefined) return null;

  function saveCsv() {
    const file = reader.csv(id, filters);
    if (file) download(file.name, new Blob([file.content], { type: "text/csv;charset=utf-8" }));
  }

  return <WidgetCard view={view} onDownloadCsv={saveCsv} />;
}
