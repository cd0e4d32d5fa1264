import type { Section } from "../../engine";
import { shortened } from "../../ui/display/shortened";
import { Notice } from "../../ui/feedback/Notice";
import styles from "./load.module.css";
import { previewTexts } from "./texts";

/** Enough to judge whether the document was read correctly. */
const SHOWN_SECTIONS = 40;
const SHOWN_LETTERS = 1_500;

export function DocumentSketch({ sections }: { sections: readonly Section[] }) {
  const shown = sections.slice(0, SHOWN_SECTIONS);
  const more = sections.length - shown.length;
  if (shown.length === 0) {
    return (
      <div>
        <Notice tone="warning" text={previewTexts.noText} hint={previewTexts.noTextHint} />
      </div>
    );
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it
    <section className={styles.preview} aria-label={previewTexts.label} tabIndex={0}>
      <div className={styles.sketch} dir="auto">
        {shown.map(({ title, body }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sections have no ids and do not move
          <section key={index}>
            <h3>{title}</h3>
            <p>{shortened(body, SHOWN_LETTERS)}</p>
          </section>
        ))}
        {more > 0 && <p>{previewTexts.moreSections(more)}</p>}
      </div>
    </section>
  );
}
