import styles from "./MarkBadge.module.css";
import { type Shape, ShapeIcon } from "./shapes";
import type { Tone } from "./tone";

export type MarkBadgeProps = {
  tone: Tone;
  shape: Shape;
  label: string;
  lang?: string | undefined;
  /** Without a frame, for use beside another badge. */
  plain?: boolean | undefined;
};

/** A state, shown by colour, shape and word together. */
export function MarkBadge({ tone, shape, label, lang, plain = false }: MarkBadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone} data-plain={plain || undefined}>
      <ShapeIcon shape={shape} className={styles.shape} />
      <span lang={lang}>{label}</span>
    </span>
  );
}
