import type { WidgetView } from "../../engine";
import { widgetTexts } from "../texts";
import styles from "./WidgetFooter.module.css";

export type WidgetFooterProps = {
  view: WidgetView;
  /** True in a metric, which has room for two lines: period, subtitle and source share them. */
  isShort: boolean;
};

export function WidgetFooter({ view, isShort }: WidgetFooterProps) {
  const { notes, source, subtitle, body } = view;
  const period = body.kind === "metric" ? body.period : undefined;
  const from = source && widgetTexts.source(source);
  const line = isShort ? [period, subtitle, from].filter(Boolean).join(" · ") : from;
  if (notes.length === 0 && line === "") return null;
  return (
    <footer className={styles.footer} data-short={isShort || undefined}>
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
