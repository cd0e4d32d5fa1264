import { useMemo, useState } from "react";
import { Board } from "../dashboards/board/Board";
import { DashboardFilters } from "../dashboards/filters/DashboardFilters";
import { FilterLines } from "../dashboards/filters/FilterLines";
import type { ReportReader } from "../wasm/pkg-report/portal_report";
import { ReportBar } from "./ReportBar";
import { ReportHeading } from "./ReportHeading";
import styles from "./ReportPage.module.css";
import { ReportWidget } from "./ReportWidget";
import { useHashFilters } from "./useHashFilters";

/** A saved dashboard: what it is, its filters, its widgets. */
export function ReportPage({ reader }: { reader: ReportReader }) {
  const [header] = useState(() => reader.header());
  const { filters, change } = useHashFilters();
  const choices = useMemo(() => reader.choices(filters), [reader, filters]);

  return (
    <>
      <ReportBar />
      <main className={styles.page}>
        <ReportHeading header={header} />
        <DashboardFilters choices={choices} change={change} />
        <FilterLines lines={choices.lines} />
        {header.places.length === 0 && <p>Dashboard ini belum memiliki widget.</p>}
        <Board
          places={header.places}
          widget={(id) => <ReportWidget reader={reader} id={id} filters={choices.filters} />}
        />
      </main>
    </>
  );
}
