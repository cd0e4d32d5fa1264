import styles from "./FilterLines.module.css";

/** The filters at work, for paper, where the fields are not. */
export function FilterLines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <ul className={styles.lines} aria-label="Penyaring yang berlaku">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
