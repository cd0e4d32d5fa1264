import type { ReactNode } from "react";
import styles from "./Guarded.module.css";
import { Watermark } from "./Watermark";

export type GuardedProps = {
  canCopy?: boolean | undefined;
  /** Written over the content. */
  watermark?: string | undefined;
  children: ReactNode;
};

/** Content that an external auditor can neither select, copy nor print, and that is marked with who looks at it (decisions §6). */
export function Guarded({ canCopy = true, watermark, children }: GuardedProps) {
  return (
    <>
      <div
        className={styles.guarded}
        data-locked={!canCopy || undefined}
        onCopy={(event) => !canCopy && !isTyped(event.target) && event.preventDefault()}
      >
        {children}
        {watermark !== undefined && <Watermark text={watermark} />}
      </div>
      {!canCopy && <p className={styles.onPaper}>Halaman ini hanya dapat dilihat di layar.</p>}
    </>
  );
}

/** What one has typed into a search is one's own. */
const isTyped = (target: EventTarget) => target instanceof HTMLInputElement;
