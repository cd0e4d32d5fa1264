import { RotateCcw } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../ui/action/Button";
import styles from "./Failure.module.css";

export type FailureProps = {
  title: string;
  children: ReactNode;
  actionLabel: string;
  onAction: () => void;
  /** For whoever is asked for help; the browser's own words. */
  error: unknown;
};

/** Something went wrong: what, and the one thing to do about it. */
export function Failure({ title, children, actionLabel, onAction, error }: FailureProps) {
  return (
    <section className={styles.failure}>
      <h1 tabIndex={-1}>{title}</h1>
      <p className={styles.text}>{children}</p>
      <Button variant="primary" icon={RotateCcw} onClick={onAction}>
        {actionLabel}
      </Button>
      <details className={styles.details}>
        <summary>Rincian untuk tim teknis</summary>
        <code lang="en">{String(error)}</code>
      </details>
    </section>
  );
}
