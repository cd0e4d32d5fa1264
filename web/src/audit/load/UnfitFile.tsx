import { FileName } from "../../ui/display/FileName";
import styles from "./load.module.css";
import type { Unfit } from "./loaded";
import { unfitTexts } from "./texts";

export function UnfitFile({ unfit: { name, problems, count } }: { unfit: Unfit }) {
  const [first, ...others] = problems;
  const more = count - problems.length;
  return (
    <section className={styles.unfit} data-tone="danger">
      <div role="alert">
        <h3 className={styles.unfitTitle}>
          <FileName name={name} /> {count > 1 ? unfitTexts.refusedFor(count) : unfitTexts.refused}
        </h3>
        <p dir="auto">{first}</p>
      </div>
      {others.length > 0 && (
        <ul className={styles.problems}>
          {others.map((problem) => (
            <li key={problem} dir="auto">
              {problem}
            </li>
          ))}
        </ul>
      )}
      {more > 0 && <p>{unfitTexts.more(more)}</p>}
      <p className={styles.advice}>{unfitTexts.advice}</p>
    </section>
  );
}
