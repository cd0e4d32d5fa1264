import styles from "./WidgetFooter.module.css";

export type WidgetFooterProps = { notes: readonly string[]; source: string };

/** What a reader should know, and where the numbers are from. */
export function WidgetFooter({ notes, source }: WidgetFooterProps) {
  if (notes.length === 0 && source === "") return null;
  return (
    <footer className={styles.footer}>
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {source && <p className={styles.source}>Sumber: {source}</p>}
    </footer>
  );
}
