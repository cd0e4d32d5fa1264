import { useId } from "react";
import control from "./control.module.css";
import type { FieldTexts } from "./Field";
import { Field } from "./Field";

export type SuggestFieldProps = FieldTexts & {
  value: string;
  /** Known values; any other text is accepted too. */
  suggestions: readonly string[];
  onChange: (value: string) => void;
};

/** One line of text with suggestions from a native `datalist`. */
export function SuggestField({ value, suggestions, onChange, ...texts }: SuggestFieldProps) {
  const listId = useId();
  return (
    <Field {...texts}>
      {(props) => (
        <>
          <input
            {...props}
            className={control.control}
            list={listId}
            autoComplete="off"
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          <datalist id={listId}>
            {suggestions.map((suggestion) => (
              <option key={suggestion} value={suggestion} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}
