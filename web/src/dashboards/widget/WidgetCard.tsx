import { ChartColumn, Table2 } from "lucide-react";
import { type ReactNode, useContext, useId, useState } from "react";
import type { WidgetView } from "../../engine";
import { IconButton } from "../../ui/action/IconButton";
import { Loading } from "../../ui/feedback/Loading";
import { VisuallyHidden } from "../../ui/page/VisuallyHidden";
import { OpenFigure } from "../drill/openFigure";
import { widgetTexts as texts } from "../texts";
import { FiguresTableView } from "./FiguresTableView";
import styles from "./WidgetCard.module.css";
import { WidgetDrawing } from "./WidgetDrawing";
import { WidgetFooter } from "./WidgetFooter";

export type WidgetCardProps = {
  view: WidgetView;
  /** A button that saves the figures; shown if there are any. */
  exportMenu?: ReactNode;
};

/** A widget for readers: title, drawing or table, remarks and source. It fills its cell. */
export function WidgetCard({ view, exportMenu }: WidgetCardProps) {
  const headingId = useId();
  const open = useContext(OpenFigure);
  const [asTable, setAsTable] = useState(false);
  const { figures } = view;
  const { kind } = view.body;
  const isUntitled = view.body.kind === "text" && !view.body.isTitled;
  const isTable = kind === "table";
  const isMetric = view.type === "metric" && !asTable;
  const showsTable = figures !== undefined && (isTable || asTable);

  return (
    <section
      className={styles.card}
      aria-labelledby={headingId}
      data-long={showsTable || undefined}
      data-fit={isTable || kind === "text" || (kind === "map" && !asTable) || undefined}
      data-metric={isMetric || undefined}
    >
      <header className={styles.header}>
        <div className={styles.names}>
          <h2 id={headingId} className={styles.title} title={view.title}>
            {isUntitled ? <VisuallyHidden>{view.title}</VisuallyHidden> : view.title}
          </h2>
          {view.subtitle && !isMetric && <p className={styles.subtitle}>{view.subtitle}</p>}
        </div>
        <div className={styles.tools}>
          {figures && !isTable && (
            <IconButton
              size="small"
              label={asTable ? texts.showChart(view.title) : texts.showTable(view.title)}
              icon={asTable ? ChartColumn : Table2}
              onClick={() => setAsTable(!asTable)}
            />
          )}
          {figures && exportMenu}
        </div>
      </header>
      <div className={styles.content}>
        {showsTable ? (
          <FiguresTableView
            figures={figures}
            title={view.title}
            // The rows of a metric's table are periods, behind which no rows are opened.
            onOpen={view.type === "metric" ? undefined : open}
          />
        ) : (
          <WidgetDrawing view={view} />
        )}
      </div>
      <WidgetFooter view={view} isShort={isMetric} />
    </section>
  );
}

/** A placeholder while the widget's columns are read. */
export const WidgetPlaceholder = ({ title }: { title: string }) => (
  <section className={styles.card} aria-label={title} aria-busy="true">
    <header className={styles.header}>
      <h2 className={styles.title}>{title}</h2>
    </header>
    <div className={styles.content}>
      <Loading label={texts.loading} lines={3} />
    </div>
  </section>
);
