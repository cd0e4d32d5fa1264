import styles from "./Mark.module.css";

export type MarkProps = { size?: number | undefined };

/** The portal's mark: a crystal of three facets, as in `public/favicon.svg`. */
export function Mark({ size = 28 }: MarkProps) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" className={styles.mark}>
      <path className={styles.shade} d="M16 1.5 5 11l11 19.5z" />
      <path className={styles.light} d="M16 1.5v29L27 11z" />
      <path className={styles.crown} d="M16 1.5 5 11l11 4.5L27 11z" />
    </svg>
  );
}
