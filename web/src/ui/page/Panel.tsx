import type { ReactNode } from "react";
import { useId } from "react";
import styles from "./Panel.module.css";

export type PanelProps = {
  title?: string | undefined;
  lang?: string | undefined;
  actions?: ReactNode;
  children: ReactNode;
  /** Without padding, for tables and lists that bring their own. */
  flush?: boolean | undefined;
};

export function Panel({ title, lang, actions, children, flush = false }: PanelProps) {
  const headingId = useId();
  return (
    <section className={styles.panel} aria-labelledby={title ? headingId : undefined}>
      {title && (
        <header className={styles.header}>
          <h2 id={headingId} className={styles.title} lang={lang}>
            {title}
          </h2>
          {actions}
        </header>
      )}
      <div className={styles.body} data-flush={flush || undefined}>
        {children}
      </div>
    </section>
  );
}
