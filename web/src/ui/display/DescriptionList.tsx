import type { ReactNode } from "react";
import styles from "./DescriptionList.module.css";

export type Fact = { term: string; termLang?: string | undefined; value: ReactNode };

export type DescriptionListProps = {
  facts: readonly Fact[];
  layout?: "rows" | "columns" | "line" | undefined;
};

export function DescriptionList({ facts, layout = "rows" }: DescriptionListProps) {
  return (
    <dl className={styles.list} data-layout={layout}>
      {facts.map((fact) => (
        <div key={fact.term} className={styles.fact}>
          <dt className={styles.term} lang={fact.termLang}>
            {fact.term}
          </dt>
          <dd className={styles.value}>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
