import { ChartColumn, Download, Table2 } from "lucide-react";
import type { ReactNode } from "react";
import { useId, useState } from "react";
import type { WidgetView } from "../../core/pkg/portal_core";
import { IconButton } from "../../ui/action/IconButton";
import { FiguresTableView } from "./FiguresTableView";
import styles from "./WidgetCard.module.css";
import { WidgetDrawing } from "./WidgetDrawing";
import { WidgetFooter } from "./WidgetFooter";

export type WidgetCardProps = {
  view: WidgetView;
  /** The rank of its title on the page. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Controls of whoever arranges it, after its own. */
  actions?: ReactNode;
  onDownloadCsv?: (() => void) | undefined;
};

/** A widget as its readers see it: title, drawing or the table of the same numbers, remarks, source. It fills its place. */
export function WidgetCard({ view, headingLevel = 2, actions, onDownloadCsv }: WidgetCardProps) {
  const headingId = useId();
  const [asTable, setAsTable] = useState(false);
  const Heading = `h${headingLevel}` as const;
  const { figures } = view;
  const isTable = view.body.kind === "table";
  const showsTable = figures !== undefined && (isTable || asTable);

  return (
    <section
      className={styles.card}
      aria-labelledby={headingId}
      data-long={showsTable || undefined}
    >
      <header className={styles.header}>
        <div className={styles.names}>
          <Heading id={headingId} className={styles.title} title={view.title}>
            {view.title}
          </Heading>
          {view.subtitle && <p className={styles.subtitle}>{view.subtitle}</p>}
        </div>
        <div className={styles.tools}>
          {figures && !isTable && (
            <IconButton
              size="small"
              label={asTable ? "Lihat grafik" : "Lihat tabel"}
              icon={asTable ? ChartColumn : Table2}
              onClick={() => setAsTable(!asTable)}
            />
          )}
          {figures && onDownloadCsv && (
            <IconButton size="small" label="Unduh CSV" icon={Download} onClick={onDownloadCsv} />
          )}
          {actions}
        </div>
      </header>
      <div className={styles.content}>
        {showsTable ? (
          <FiguresTableView figures={figures} title={view.title} />
        ) : (
          <WidgetDrawing view={view} />
        )}
      </div>
      <WidgetFooter notes={view.notes} source={view.source} />
    </section>
  );
}
