import { useId, useRef } from "react";
import { KeyHint } from "../keys/Keys";
import { useKeysOn } from "../keys/keySwitch";
import { lettersOf } from "../keys/lettersOf";
import { VisuallyHidden } from "../page/VisuallyHidden";
import { chooseByKey, useLetters } from "./chooseByKey";
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
  /** True if the first letter of an option chooses it, for the main question of a dialog. */
  hasLetters?: boolean | undefined;
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
  hasLetters = false,
  autoFocus = false,
}: RadioOptionsProps<Value>) {
  const group = useId();
  const areKeysOn = useKeysOn();
  const letters = hasLetters && areKeysOn ? lettersOf(options.map(({ label }) => label)) : [];
  const fieldset = useRef<HTMLFieldSetElement>(null);
  useLetters(fieldset, hasLetters);
  const described = [hint && `${group}-hint`, error && fieldErrorId(group)]
    .filter(Boolean)
    .join(" ");
  const start = value ?? options[0]?.value;
  return (
    <fieldset
      ref={fieldset}
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
      {options.map((option, at) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            className={styles.input}
            name={group}
            aria-labelledby={`${group}-${option.value}`}
            aria-describedby={option.description ? `${group}-${option.value}-about` : undefined}
            aria-keyshortcuts={letters[at]}
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
          <KeyHint letter={letters[at]} />
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
