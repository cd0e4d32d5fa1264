import styles from "./DocumentReader.module.css";

export type DocumentOutlineProps = {
  titles: readonly { place: number; title: string }[];
  onJump: (place: number) => void;
};

export function DocumentOutline({ titles, onJump }: DocumentOutlineProps) {
  return (
    <nav className={styles.outline} aria-label="Bagian dokumen">
      <p className={styles.outlineTitle}>Bagian dokumen</p>
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
