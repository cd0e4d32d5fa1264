import styles from "./ClampText.module.css";

export type ClampTextProps = { text: string; lines?: 1 | 2 | 3 | undefined };

/** Cuts long text after a few lines. The tooltip, touch screens, paper and screen readers get the whole text. */
export function ClampText({ text, lines = 2 }: ClampTextProps) {
  return (
    <span className={styles.clamp} data-lines={lines} dir="auto" title={text}>
      {text}
    </span>
  );
}
