import type { WidgetView } from "../../engine";
import { widgetTexts } from "../texts";
import styles from "./WidgetFooter.module.css";

export type WidgetFooterProps = {
  view: WidgetView;
  /** True in a metric, where period, subtitle and source share two lines, or one below a comparison. */
  isShort: boolean;
};

export function WidgetFooter({ view, isShort }: WidgetFooterProps) {
  const { notes, source, subtitle, body } = view;
  const metric = body.kind === "metric" ? body : undefined;
  const period = metric?.period;
  const lines = metric?.trend || metric?.target ? "one" : "two";
  const from = source && widgetTexts.source(source);
  const line = isShort ? [period, subtitle, from].filter(Boolean).join(" · ") : from;
  if (notes.length === 0 && line === "") return null;
  return (
    <footer className={styles.footer} data-short={isShort ? lines : undefined}>
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {line && (
        <p className={styles.source} title={isShort ? line : undefined}>
          {line}
        </p>
      )}
    </footer>
  );
}
