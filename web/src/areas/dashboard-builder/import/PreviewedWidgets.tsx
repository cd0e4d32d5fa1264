import { TriangleAlert } from "lucide-react";
import { factsTexts } from "../../../dashboards/texts";
import { useDashboardWords } from "../../../dashboards/words/useDashboardWords";
import type { PreviewedWidget, WidgetKind } from "../../../engine";
import { contentTexts as texts } from "../texts";
import styles from "./import.module.css";

export type PreviewedWidgetsProps = { widgets: readonly PreviewedWidget[] };

export function PreviewedWidgets({ widgets }: PreviewedWidgetsProps) {
  const { kinds } = useDashboardWords();
  const labelOfKind = (kind: WidgetKind) => kinds.find(({ value }) => value === kind)?.label;
  if (widgets.length === 0) return <p className={styles.none}>{texts.noWidgets}</p>;
  return (
    <section className={styles.part}>
      <h3>{factsTexts.widgets(widgets.length)}</h3>
      <ol className={styles.widgets}>
        {widgets.map((widget, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and two widgets of a file may be equal
          <li key={index} className={styles.widget}>
            <span className={styles.kind}>{labelOfKind(widget.type)}</span>
            <span className={styles.widgetWords}>
              <span dir="auto">{widget.title || texts.untitled}</span>
              <span className={styles.source}>
                {widget.source ? (
                  <>
                    {texts.source} <bdi>{widget.source}</bdi>
                  </>
                ) : (
                  texts.noSource
                )}
              </span>
              {widget.isSourceMissing && (
                <span className={styles.missing} data-tone="warning">
                  <TriangleAlert className={styles.warning} aria-hidden="true" />
                  {texts.sourceMissing}
                </span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
