import type { ReactNode } from "react";
import styles from "./VisuallyHidden.module.css";

export type VisuallyHiddenProps = {
  children: ReactNode;
  lang?: string | undefined;
  /** The element that its parent requires. */
  as?: "span" | "caption" | "legend" | undefined;
};

/** Text for screen readers only. */
export function VisuallyHidden({ children, lang, as: Element = "span" }: VisuallyHiddenProps) {
  return (
    <Element className={styles.hidden} lang={lang}>
      {children}
    </Element>
  );
}
