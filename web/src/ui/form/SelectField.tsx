import { ChevronDown } from "lucide-react";
import type { Ref } from "react";
import control from "./control.module.css";
import type { FieldTexts } from "./Field";
import { Field } from "./Field";
import styles from "./SelectField.module.css";

type SelectOption = { value: string; label: string; lang?: string | undefined };

export type SelectFieldProps = FieldTexts & {
  value: string;
  options: readonly SelectOption[];
  onChange: (value: string) => void;
  /** First option while nothing is chosen; its value is the empty string. */
  placeholder?: string | undefined;
  layout?: "stacked" | "inline" | undefined;
  size?: "regular" | "small" | undefined;
  ref?: Ref<HTMLSelectElement> | undefined;
};

/** A native `select`. */
export function SelectField({
  value,
  options,
  onChange,
  placeholder,
  layout,
  size = "regular",
  ref,
  ...texts
}: SelectFieldProps) {
  return (
    <Field {...texts} layout={layout}>
      {(props) => (
        <span className={styles.frame} data-size={size}>
          <select
            {...props}
            ref={ref}
            className={`${control.control} ${styles.select}`}
            data-empty={value === "" || undefined}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} lang={option.lang}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown className={styles.chevron} aria-hidden="true" />
        </span>
      )}
    </Field>
  );
}
