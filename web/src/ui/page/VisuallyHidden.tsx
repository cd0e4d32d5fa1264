import type { ReactNode } from "react";
import styles from "./VisuallyHidden.module.css";

export type VisuallyHiddenProps = {
  children: ReactNode;
  lang?: string | undefined;
  /** What the words are to what they stand in. */
  as?: "span" | "caption" | "legend" | undefined;
};

/** Words for screen readers alone. */
export function VisuallyHidden({ children, lang, as: Element = "span" }: VisuallyHiddenProps) {
  return (
    <Element className={styles.hidden} lang={lang}>
      {children}
    </Element>
  );
}
