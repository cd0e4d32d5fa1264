import type { DefinitionProblem } from "../../../engine";
import { figure } from "../../../platform/figure";
import styles from "./import.module.css";

export type DefinitionProblemsProps = { problems: readonly DefinitionProblem[] };

export function DefinitionProblems({ problems }: DefinitionProblemsProps) {
  return (
    <section className={styles.unfit} data-tone="danger">
      <div role="alert">
        <h3>Berkas ini tidak dapat diimpor: {figure(problems.length)} masalah</h3>
      </div>
      <ul className={styles.problems}>
        {problems.map(({ path, message }) => (
          <li key={`${path} ${message}`}>
            {path && <code className={styles.path}>{path}</code>} <span>{message}</span>
          </li>
        ))}
      </ul>
      <p className={styles.advice}>
        Tidak ada yang disimpan. Perbaiki berkasnya, atau pilih berkas lain.
      </p>
    </section>
  );
}
