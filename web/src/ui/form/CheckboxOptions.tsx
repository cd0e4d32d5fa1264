import { useId } from "react";
import styles from "./Options.module.css";
import type { Option } from "./RadioOptions";

export type CheckboxOptionsProps<Value extends string> = {
  legend: string;
  options: readonly Option<Value>[];
  chosen: readonly Value[];
  onToggle: (value: Value, checked: boolean) => void;
};

/** Any number of choices among a few. */
export function CheckboxOptions<Value extends string>({
  legend,
  options,
  chosen,
  onToggle,
}: CheckboxOptionsProps<Value>) {
  const group = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="checkbox"
            className={styles.input}
            aria-labelledby={`${group}-${option.value}`}
            aria-describedby={option.description ? `${group}-${option.value}-about` : undefined}
            checked={chosen.includes(option.value)}
            onChange={(event) => onToggle(option.value, event.target.checked)}
          />
          <span id={`${group}-${option.value}`} lang={option.lang} className={styles.label}>
            {option.label}
          </span>
          {option.description && (
            <span id={`${group}-${option.value}-about`} className={styles.description}>
              {option.description}
            </span>
          )}
        </label>
      ))}
    </fieldset>
  );
}
