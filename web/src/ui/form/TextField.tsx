import type { HTMLInputAutoCompleteAttribute } from "react";
import control from "./control.module.css";
import type { FieldTexts } from "./Field";
import { Field } from "./Field";

export type TextFieldProps = FieldTexts & {
  value: string;
  onChange: (value: string) => void;
  type?: "text" | "email" | "date" | "number" | undefined;
  placeholder?: string | undefined;
  min?: string | undefined;
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  autoFocus?: boolean | undefined;
};

/** One line of text, an e-mail, a date or a number. */
export function TextField({
  value,
  onChange,
  type = "text",
  placeholder,
  min,
  autoComplete = "off",
  autoFocus,
  ...texts
}: TextFieldProps) {
  return (
    <Field {...texts}>
      {(props) => (
        <input
          {...props}
          className={control.control}
          type={type}
          value={value}
          placeholder={placeholder}
          min={min}
          autoComplete={autoComplete}
          // biome-ignore lint/a11y/noAutofocus: dialogs decide where focus starts
          autoFocus={autoFocus}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
