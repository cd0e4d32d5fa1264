import styles from "./Crystal.module.css";

/** The portal's mark again, large and quiet, as the ground of the introduction. */
export function Crystal() {
  return (
    <div className={styles.ground}>
      <svg viewBox="0 0 32 32" className={styles.crystal} aria-hidden="true">
        <path className={styles.shade} d="M16 1.5 5 11l11 19.5z" />
        <path className={styles.light} d="M16 1.5v29L27 11z" />
        <path className={styles.crown} d="M16 1.5 5 11l11 4.5L27 11z" />
      </svg>
    </div>
  );
}
