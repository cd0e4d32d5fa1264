import { useEffect, useId, useRef } from "react";
import styles from "./ErrorSummary.module.css";
import { errorSummaryTexts as texts } from "./texts";

type FieldProblem = { fieldId: string; message: string };

export type ErrorSummaryProps = {
  problems: readonly FieldProblem[];
  /** Increases with each attempt to submit: the summary takes the focus again even if the problems are the same. */
  attempt: number;
};

/** Lists everything that prevents a form from being sent, with a link to each field. */
export function ErrorSummary({ problems, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLElement>(null);
  const headingId = useId();
  const shown = problems.length > 0;

  useEffect(() => {
    if (shown && attempt > 0) box.current?.focus();
  }, [attempt, shown]);

  if (!shown) return null;
  return (
    <section
      ref={box}
      tabIndex={-1}
      className={styles.summary}
      data-tone="danger"
      aria-labelledby={headingId}
    >
      <h2 id={headingId} className={styles.title}>
        {texts.title}
      </h2>
      <ul className={styles.list}>
        {problems.map((problem) => (
          <li key={problem.fieldId}>
            <button
              type="button"
              className={styles.link}
              onClick={() => document.getElementById(problem.fieldId)?.focus()}
            >
              {problem.message}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
