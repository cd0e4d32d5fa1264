import type { ReactNode } from "react";
import { useId } from "react";
import styles from "./Section.module.css";

export type SectionProps = { title: string; children: ReactNode; action?: ReactNode };

export function Section({ title, children, action }: SectionProps) {
  const titleId = useId();
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <header className={styles.header}>
        <h3 id={titleId} className={styles.title}>
          {title}
        </h3>
        {action}
      </header>
      {children}
    </section>
  );
}
