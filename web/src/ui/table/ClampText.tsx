import styles from "./ClampText.module.css";

export type ClampTextProps = { text: string; lines?: 1 | 2 | 3 | undefined };

/** Long text cut after a few lines where a pointer can ask for the rest; whole in its tooltip, to fingers, on paper and to screen readers. */
export function ClampText({ text, lines = 2 }: ClampTextProps) {
  return (
    <span className={styles.clamp} data-lines={lines} dir="auto" title={text}>
      {text}
    </span>
  );
}
