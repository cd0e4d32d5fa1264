import { Download } from "lucide-react";
import { useMemo, useState } from "react";
import { Board } from "../dashboards/board/Board";
import { DashboardFilters } from "../dashboards/filters/DashboardFilters";
import { FilterLines } from "../dashboards/filters/FilterLines";
import { WidgetCard } from "../dashboards/widget/WidgetCard";
import { download } from "../platform/download";
import { IconButton } from "../ui/action/IconButton";
import { SavedPageBar } from "../ui/page/SavedPageBar";
import type { FilterQuery, ReportReader } from "../wasm/pkg-report/portal_report";
import { ReportHeading } from "./ReportHeading";
import styles from "./ReportPage.module.css";
import { reportTexts as texts } from "./texts";
import { useHashFilters } from "./useHashFilters";

export function ReportPage({ reader }: { reader: ReportReader }) {
  const [header] = useState(() => reader.header());
  const { filters, change } = useHashFilters();
  const choices = useMemo(() => reader.choices(filters), [reader, filters]);

  return (
    <>
      <SavedPageBar product={texts.product} />
      <main className={styles.page}>
        <ReportHeading header={header} />
        <DashboardFilters choices={choices} change={change} />
        <FilterLines lines={choices.lines} />
        {header.places.length === 0 && <p>{texts.empty}</p>}
        <Board
          places={header.places}
          widget={(id) => <ReportWidget reader={reader} id={id} filters={choices.filters} />}
        />
      </main>
    </>
  );
}

type ReportWidgetProps = { reader: ReportReader; id: string; filters: FilterQuery };

function ReportWidget({ reader, id, filters }: ReportWidgetProps) {
  const view = useMemo(() => reader.widget(id, filters), [reader, id, filters]);
  if (view === undefined) return null;

  function saveCsv() {
    const file = reader.csv(id, filters);
    if (file) download(file.name, new Blob([file.content], { type: "text/csv;charset=utf-8" }));
  }

  return (
    <WidgetCard
      view={view}
      exportMenu={
        <IconButton
          size="small"
          label={texts.downloadCsv(view.title)}
          icon={Download}
          onClick={saveCsv}
        />
      }
    />
  );
}
