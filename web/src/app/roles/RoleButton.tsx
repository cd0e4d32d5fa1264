import { ChevronRight } from "lucide-react";
import { useId } from "react";
import type { RoleEntry } from "../roleEntries";
import styles from "./RoleButton.module.css";

export type RoleButtonProps = {
  entry: RoleEntry;
  /** The way into the role's area is being made ready. */
  busy: boolean;
  /** The pointer or the focus is on the button, so that a press may follow. */
  onIntent: () => void;
  onChoose: () => void;
};

/** One role to enter as: its name alone is the button's name, the rest describes it. */
export function RoleButton({ entry, busy, onIntent, onChoose }: RoleButtonProps) {
  const id = useId();
  const { label, icon: Icon, lang, description } = entry;
  return (
    <button
      type="button"
      className={styles.role}
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-description`}
      aria-busy={busy || undefined}
      onPointerEnter={onIntent}
      onTouchStart={onIntent}
      onFocus={onIntent}
      onClick={onChoose}
    >
      <span className={styles.tile}>
        <Icon className={styles.icon} aria-hidden="true" />
      </span>
      <span className={styles.words}>
        <span id={`${id}-name`} lang={lang} className={styles.name}>
          {label}
        </span>
        <span id={`${id}-description`} className={styles.description}>
          {description}
        </span>
      </span>
      {busy ? (
        <span className={styles.ring} aria-hidden="true" />
      ) : (
        <ChevronRight className={styles.arrow} aria-hidden="true" />
      )}
    </button>
  );
}
