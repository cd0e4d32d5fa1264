import styles from "./Keys.module.css";

/** Keys as caps; a space separates keys that are pressed one after the other, a plus those held together. */
export function Keys({ keys }: { keys: string }) {
  return (
    <span className={styles.keys}>
      {keys.split(/[ +]/).map((key, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same key may come twice, and the order never changes
        <kbd key={at} className={styles.key}>
          {key}
        </kbd>
      ))}
    </span>
  );
}

/**
 * The letter that chooses an option. Screen readers have it from `aria-keyshortcuts`, and a finger does not need it. It is
 * drawn by the style, because it is no text of the control that shows it.
 */
export const KeyHint = ({ letter }: { letter: string | undefined }) =>
  letter !== undefined && (
    <span
      className={`${styles.key} ${styles.hint}`}
      data-letter={letter.toUpperCase()}
      aria-hidden="true"
    />
  );
