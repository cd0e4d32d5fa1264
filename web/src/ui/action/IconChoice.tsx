import type { LucideIcon } from "lucide-react";
import { useId } from "react";
import { VisuallyHidden } from "../page/VisuallyHidden";
import styles from "./IconChoice.module.css";

export type IconChoiceProps<T extends string> = {
  legend: string;
  choices: readonly { value: T; label: string; icon: LucideIcon }[];
  value: T;
  /** Pill: fits into a line of text. Control: as high as the controls beside it. */
  look: "pill" | "control";
  onChange: (value: T) => void;
};

/** A single choice among a few icons; a press acts at once. */
export function IconChoice<T extends string>(props: IconChoiceProps<T>) {
  const { legend, choices, value: chosen, look, onChange } = props;
  const group = useId();
  return (
    <fieldset className={styles.group} data-look={look}>
      <legend>
        <VisuallyHidden>{legend}</VisuallyHidden>
      </legend>
      {choices.map(({ value, label, icon: Icon }) => (
        <label key={value} className={styles.choice} title={label}>
          <input
            type="radio"
            name={group}
            value={value}
            className={styles.input}
            aria-label={label}
            checked={value === chosen}
            onChange={() => onChange(value)}
          />
          <Icon className={styles.icon} aria-hidden="true" />
        </label>
      ))}
    </fieldset>
  );
}
