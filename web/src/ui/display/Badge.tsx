import { VisuallyHidden } from "../page/VisuallyHidden";
import styles from "./Badge.module.css";

export type BadgeProps = {
  count: string;
  /** What is counted, for those who do not see where the number stands. */
  label?: string | undefined;
};

/** A small count. */
export function Badge({ count, label }: BadgeProps) {
  return (
    <span className={styles.badge}>
      {count}
      {label && <VisuallyHidden> {label}</VisuallyHidden>}
    </span>
  );
}
