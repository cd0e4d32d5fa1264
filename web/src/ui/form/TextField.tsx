import type { HTMLInputAutoCompleteAttribute, KeyboardEventHandler, ReactNode, Ref } from "react";
import control from "./control.module.css";
import type { FieldTexts } from "./Field";
import { Field } from "./Field";
import styles from "./TextField.module.css";

export type TextFieldProps = FieldTexts & {
  value: string;
  onChange: (value: string) => void;
  type?: "text" | "email" | "date" | "number" | undefined;
  placeholder?: string | undefined;
  min?: string | undefined;
  inputMode?: "numeric" | undefined;
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  autoFocus?: boolean | undefined;
  onBlur?: (() => void) | undefined;
  onKeyDown?: KeyboardEventHandler | undefined;
  /** For callers that read the selection or restore the focus. */
  ref?: Ref<HTMLInputElement> | undefined;
  /** A button at the end of the same line. */
  beside?: ReactNode;
};

/** One line of text, an e-mail, a date or a number. */
export function TextField({
  value,
  onChange,
  type = "text",
  placeholder,
  min,
  inputMode,
  autoComplete = "off",
  autoFocus,
  onBlur,
  onKeyDown,
  ref,
  beside,
  ...texts
}: TextFieldProps) {
  return (
    <Field {...texts}>
      {(props) => (
        <span className={styles.line}>
          <input
            {...props}
            ref={ref}
            className={control.control}
            type={type}
            value={value}
            placeholder={placeholder}
            min={min}
            inputMode={inputMode}
            autoComplete={autoComplete}
            // biome-ignore lint/a11y/noAutofocus: dialogs decide where focus starts
            autoFocus={autoFocus}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
            onKeyDown={onKeyDown}
          />
          {beside}
        </span>
      )}
    </Field>
  );
}
