import { RotateCcw } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../ui/action/Button";
import styles from "./Failure.module.css";
import { failureTexts as texts } from "./texts";

export type FailureProps = {
  title: string;
  children: ReactNode;
  actionLabel: string;
  onAction: () => void;
  /** The browser's message, for support. */
  error: unknown;
};

/** Explains a failure and offers one action. */
export function Failure({ title, children, actionLabel, onAction, error }: FailureProps) {
  return (
    <section className={styles.failure}>
      <h1 tabIndex={-1}>{title}</h1>
      <p className={styles.text}>{children}</p>
      <Button variant="primary" icon={RotateCcw} onClick={onAction}>
        {actionLabel}
      </Button>
      <details className={styles.details}>
        <summary>{texts.details}</summary>
        <code lang="en">{String(error)}</code>
      </details>
    </section>
  );
}
