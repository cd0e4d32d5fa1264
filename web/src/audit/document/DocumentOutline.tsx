import { useMedia } from "../../ui/page/useMedia";
import styles from "./DocumentReader.module.css";
import { readerTexts } from "./texts";

export type DocumentOutlineProps = {
  titles: readonly { place: number; title: string }[];
  onJump: (place: number) => void;
};

/** The section titles. On a phone they are folded, so that the text is on the first screen. */
export function DocumentOutline({ titles, onJump }: DocumentOutlineProps) {
  const isPhone = useMedia("(max-width: 639.98px)");
  const list = (
    <ol className={styles.outlineList}>
      {titles.map(({ place, title }) => (
        <li key={place}>
          <button type="button" className={styles.jump} onClick={() => onJump(place)}>
            {title}
          </button>
        </li>
      ))}
    </ol>
  );
  return (
    <nav className={styles.outline} aria-label={readerTexts.outline}>
      {isPhone ? (
        <details>
          <summary className={styles.outlineTitle}>{readerTexts.outline}</summary>
          {list}
        </details>
      ) : (
        <>
          <p className={styles.outlineTitle}>{readerTexts.outline}</p>
          {list}
        </>
      )}
    </nav>
  );
}
