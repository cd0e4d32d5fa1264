import { useMedia } from "../page/useMedia";
import styles from "./reader.module.css";
import { outlineTexts } from "./texts";

export type OutlineProps = {
  /** `level` indents, counted from 0. */
  titles: readonly { place: number; title: string; level?: number }[];
  onJump: (place: number) => void;
};

/** Deeper titles are not indented further, because the column is narrow. */
const DEEPEST = 4;

/** The section titles. On a phone they are folded, so that the text is on the first screen. */
export function Outline({ titles, onJump }: OutlineProps) {
  const isPhone = useMedia("(max-width: 639.98px)");
  const list = (
    <ol className={styles.outlineList}>
      {titles.map(({ place, title, level = 0 }) => (
        <li key={place} style={{ paddingInlineStart: `${Math.min(level, DEEPEST) * 0.75}rem` }}>
          <button type="button" className={styles.jump} onClick={() => onJump(place)}>
            {title}
          </button>
        </li>
      ))}
    </ol>
  );
  return (
    <nav className={styles.outline} aria-label={outlineTexts.title}>
      {isPhone ? (
        <details>
          <summary className={styles.outlineTitle}>{outlineTexts.title}</summary>
          {list}
        </details>
      ) : (
        <>
          <p className={styles.outlineTitle}>{outlineTexts.title}</p>
          {list}
        </>
      )}
    </nav>
  );
}
