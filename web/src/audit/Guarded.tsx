import type { ReactNode } from "react";
import styles from "./Guarded.module.css";
import { guardTexts } from "./texts";
import { Watermark } from "./Watermark";

export type GuardedProps = {
  canCopy?: boolean | undefined;
  watermark?: string | undefined;
  children: ReactNode;
};

/** Content with a watermark. Without `canCopy` it cannot be selected, copied or printed (decisions §6). */
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
      {!canCopy && <p className={styles.onPaper}>{guardTexts.onPaper}</p>}
    </>
  );
}

/** Users may copy what they typed into the search field. */
const isTyped = (target: EventTarget) => target instanceof HTMLInputElement;
