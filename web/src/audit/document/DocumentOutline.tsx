import styles from "./DocumentReader.module.css";
import { readerTexts } from "./texts";

export type DocumentOutlineProps = {
  titles: readonly { place: number; title: string }[];
  onJump: (place: number) => void;
};

export function DocumentOutline({ titles, onJump }: DocumentOutlineProps) {
  return (
    <nav className={styles.outline} aria-label={readerTexts.outline}>
      <p className={styles.outlineTitle}>{readerTexts.outline}</p>
      <ol className={styles.outlineList}>
        {titles.map(({ place, title }) => (
          <li key={place}>
            <button type="button" className={styles.jump} onClick={() => onJump(place)}>
              {title}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
