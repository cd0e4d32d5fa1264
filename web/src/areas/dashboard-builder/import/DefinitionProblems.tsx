import type { DefinitionProblem } from "../../../engine";
import { definitionTexts as texts } from "../texts";
import styles from "./import.module.css";

export type DefinitionProblemsProps = { problems: readonly DefinitionProblem[] };

export function DefinitionProblems({ problems }: DefinitionProblemsProps) {
  return (
    <section className={styles.unfit} data-tone="danger">
      <div role="alert">
        <h3>{texts.problems(problems.length)}</h3>
      </div>
      <ul className={styles.problems}>
        {problems.map(({ path, message }) => (
          <li key={`${path} ${message}`}>
            {path && <code className={styles.path}>{path}</code>} <span>{message}</span>
          </li>
        ))}
      </ul>
      <p className={styles.advice}>{texts.problemsHint}</p>
    </section>
  );
}
