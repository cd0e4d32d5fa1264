import { filterTexts } from "../texts";
import styles from "./FilterLines.module.css";

export function FilterLines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <ul className={styles.lines} aria-label={filterTexts.applied}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
