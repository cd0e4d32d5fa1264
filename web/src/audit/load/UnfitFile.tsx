import { figure } from "../../platform/figure";
import { FileName } from "../../ui/display/FileName";
import styles from "./load.module.css";
import type { Unfit } from "./loaded";

export function UnfitFile({ unfit: { name, problems, count } }: { unfit: Unfit }) {
  const [first, ...others] = problems;
  const more = count - problems.length;
  return (
    <section className={styles.unfit} data-tone="danger">
      <div role="alert">
        <h3 className={styles.unfitTitle}>
          <FileName name={name} /> tidak dapat dimuat
          {count > 1 && `: ${figure(count)} masalah`}
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
      {more > 0 && <p>… dan {figure(more)} masalah lagi.</p>}
      <p className={styles.advice}>
        Tidak ada yang disimpan. Perbaiki berkasnya, lalu pilih lagi; isian Anda tetap ada.
      </p>
    </section>
  );
}
