import { useId } from "react";
import { VisuallyHidden } from "../page/VisuallyHidden";
import { chooseByKey } from "./chooseByKey";
import { FieldError, fieldErrorId, RequiredMark } from "./Field";
import styles from "./Options.module.css";

export type Option<Value extends string> = {
  value: Value;
  label: string;
  description?: string | undefined;
  lang?: string | undefined;
};

export type RadioOptionsProps<Value extends string> = {
  legend: string;
  /** Hides a legend that only repeats the heading above it. */
  hideLegend?: boolean | undefined;
  options: readonly Option<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  /** Explains the effect of the choice. */
  hint?: string | undefined;
  error?: string | undefined;
  required?: boolean | undefined;
  /** True if a press acts at once, also on the current choice. Arrow keys then only move the focus. */
  isImmediate?: boolean | undefined;
  autoFocus?: boolean | undefined;
};

/** A single choice among a few visible options, each with its explanation. */
export function RadioOptions<Value extends string>({
  legend,
  hideLegend = false,
  options,
  value,
  onChange,
  hint,
  error,
  required = false,
  isImmediate = false,
  autoFocus = false,
}: RadioOptionsProps<Value>) {
  const group = useId();
  const described = [hint && `${group}-hint`, error && fieldErrorId(group)]
    .filter(Boolean)
    .join(" ");
  const start = value ?? options[0]?.value;
  return (
    <fieldset
      className={styles.group}
      data-invalid={error ? true : undefined}
      aria-describedby={described || undefined}
      onKeyDown={isImmediate ? chooseByKey : undefined}
    >
      {hideLegend ? (
        <VisuallyHidden as="legend">{legend}</VisuallyHidden>
      ) : (
        <legend className={styles.legend}>
          {legend} {required && <RequiredMark />}
        </legend>
      )}
      {hint !== undefined && (
        <p id={`${group}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            className={styles.input}
            name={group}
            aria-labelledby={`${group}-${option.value}`}
            aria-describedby={option.description ? `${group}-${option.value}-about` : undefined}
            checked={option.value === value}
            // biome-ignore lint/a11y/noAutofocus: for a dialog with only this question
            autoFocus={autoFocus && option.value === start}
            onChange={() => onChange(option.value)}
            onClick={() => {
              if (isImmediate && option.value === value) onChange(option.value);
            }}
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
      {error && <FieldError id={group} text={error} />}
    </fieldset>
  );
}
