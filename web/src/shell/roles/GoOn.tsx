import { LogIn } from "lucide-react";
import type { NamedActing } from "../../shared/lastActing";
import { ROLE_ENTRIES } from "../../shared/roleEntries";
import styles from "./GoOn.module.css";
import { selectorTexts as texts } from "./texts";

export type GoOnProps = {
  last: NamedActing | undefined;
  figure: string | undefined;
  busy: boolean;
  onIntent: () => void;
  onChoose: () => void;
};

/** Goes on as the person who acted last on this device. */
export function GoOn({ last, figure, busy, onIntent, onChoose }: GoOnProps) {
  return (
    <div className={styles.place}>
      {last && (
        <button
          type="button"
          className={styles.button}
          aria-busy={busy || undefined}
          onPointerEnter={onIntent}
          onFocus={onIntent}
          onClick={onChoose}
        >
          <LogIn className={styles.icon} aria-hidden="true" />
          {texts.goOn(ROLE_ENTRIES[last.role].label, last.name)}{" "}
          <span className={styles.figure}>{figure}</span>
        </button>
      )}
    </div>
  );
}
