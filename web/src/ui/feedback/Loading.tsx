import styles from "./Loading.module.css";

export type LoadingProps = {
  /** Says what is being loaded. */
  label: string;
  lang?: string | undefined;
  lines?: 3 | 5 | 8 | undefined;
};

const WIDTHS = ["38%", "92%", "84%", "56%", "90%", "72%", "88%", "40%"] as const;

/** A skeleton that appears only after a delay. */
export function Loading({ label, lang, lines = 5 }: LoadingProps) {
  return (
    <div role="status" className={styles.loading}>
      <p lang={lang} className={styles.label}>
        {label}
      </p>
      {WIDTHS.slice(0, lines).map((width) => (
        <span
          key={width}
          className={styles.line}
          style={{ inlineSize: width }}
          aria-hidden="true"
        />
      ))}
    </div>
  );
}
