import { ChevronRight } from "lucide-react";
import { useId } from "react";
import type { RoleEntry } from "../../shared/roleEntries";
import styles from "./RoleButton.module.css";

export type RoleButtonProps = {
  entry: RoleEntry;
  /** Text about the work that waits for the role, once the core has loaded. */
  figure: string | undefined;
  /** True while the role's area is being opened. */
  busy: boolean;
  /** Runs on hover or focus, when a press is likely. */
  onIntent: () => void;
  onChoose: () => void;
};

/** A role to enter. The whole row reacts; the button's name is the role alone, and the rest describes it. */
export function RoleButton({ entry, figure, busy, onIntent, onChoose }: RoleButtonProps) {
  const descriptionId = useId();
  const figureId = useId();
  const { label, icon: Icon, lang, description } = entry;
  return (
    <div className={styles.role}>
      <span className={styles.tile}>
        <Icon className={styles.icon} aria-hidden="true" />
      </span>
      <span className={styles.words}>
        <button
          type="button"
          lang={lang}
          className={styles.name}
          aria-describedby={`${descriptionId} ${figureId}`}
          aria-busy={busy || undefined}
          onPointerEnter={onIntent}
          onTouchStart={onIntent}
          onFocus={onIntent}
          onClick={onChoose}
        >
          {label}
        </button>
        <span id={descriptionId} className={styles.description}>
          {description}
        </span>
        <span id={figureId} className={styles.figure}>
          {figure}
        </span>
      </span>
      {busy ? (
        <span className={styles.ring} aria-hidden="true" />
      ) : (
        <ChevronRight className={styles.arrow} aria-hidden="true" />
      )}
    </div>
  );
}
