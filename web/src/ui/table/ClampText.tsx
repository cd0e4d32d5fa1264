import styles from "./ClampText.module.css";

export type ClampTextProps = { text: string; lines?: 1 | 2 | 3 | undefined };

/** Long text cut after a few lines, whole in its tooltip, on paper and to screen readers. */
export function ClampText({ text, lines = 2 }: ClampTextProps) {
  return (
    <span className={styles.clamp} data-lines={lines} dir="auto" title={text}>
      {text}
    </span>
  );
}
