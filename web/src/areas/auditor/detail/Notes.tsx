import styles from "./Notes.module.css";

const MOST_CHARACTERS = 400;
const MOST_LINES = 10;

/** What the administrator wants looked at. A long note scrolls within its place, so that the steps under it stay in reach. */
export function Notes({ text }: { text: string }) {
  const isLong = text.length > MOST_CHARACTERS || text.split("\n").length > MOST_LINES;
  if (!isLong) {
    return (
      <div className={styles.notes} dir="auto">
        {text}
      </div>
    );
  }
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be in reach of the keyboard.
      tabIndex={0}
      aria-label="Isi catatan"
      className={styles.notes}
      data-long
      dir="auto"
    >
      {text}
    </section>
  );
}
