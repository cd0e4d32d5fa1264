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
