import styles from "./Notes.module.css";
import { assignmentTexts } from "./texts";

const MOST_CHARACTERS = 160;
const MOST_LINES = 3;

/** The administrator's note. A long note scrolls in its box, so that the data below stays on the first screen. */
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
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it.
      tabIndex={0}
      aria-label={assignmentTexts.notesLabel}
      className={styles.notes}
      data-long
      dir="auto"
    >
      {text}
    </section>
  );
}
