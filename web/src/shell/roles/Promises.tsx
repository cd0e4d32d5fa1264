import styles from "./Promises.module.css";
import { promiseTexts } from "./texts";

/** Says how to begin, where the data stay, and where help is. */
export function Promises() {
  return (
    <dl className={styles.promises}>
      {promiseTexts.map(({ term, text }) => (
        <div key={term}>
          <dt className={styles.term}>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
