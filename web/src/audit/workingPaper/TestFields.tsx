import { useId } from "react";
import type { TestField, TestForm } from "../../engine";
import { Notice } from "../../ui/feedback/Notice";
import { CheckField } from "../../ui/form/CheckField";
import { SelectField } from "../../ui/form/SelectField";
import { TextField } from "../../ui/form/TextField";
import styles from "./workingPaper.module.css";

export type TestFieldsProps = {
  fields: readonly TestField[];
  values: TestForm["values"];
  /** Messages by the name of their field. */
  errors: Record<string, string>;
  onChange: (name: string, value: string) => void;
};

/** The fields of a kind of test. An error without a field stands above them. */
export function TestFields({ fields, values, errors, onChange }: TestFieldsProps) {
  const textOf = (wanted: string) => values.find(({ name }) => name === wanted)?.value ?? "";
  const counts = ({ onlyFor }: TestField) =>
    onlyFor === undefined || textOf(onlyFor[0]) === onlyFor[1];
  const shown = fields.filter(counts);
  const unplaced = Object.entries(errors).filter(
    ([name]) => !shown.some((one) => one.name === name),
  );
  return (
    <>
      {unplaced.map(([name, message]) => (
        <Notice key={name} text={message} />
      ))}
      {shown.map((field) => (
        <OneField
          key={field.name}
          field={field}
          value={textOf(field.name)}
          error={errors[field.name]}
          onChange={(value) => onChange(field.name, value)}
        />
      ))}
    </>
  );
}

type OneFieldProps = {
  field: TestField;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

function OneField({ field: { label, input }, value, error, onChange }: OneFieldProps) {
  const groupId = useId();
  switch (input.kind) {
    case "choice":
      return (
        <SelectField
          label={label}
          value={value}
          options={input.options}
          error={error}
          onChange={onChange}
        />
      );
    case "choices": {
      const chosen = value.split("\n").filter((line) => line !== "");
      const toggle = (option: string, isOn: boolean) =>
        onChange(
          input.options
            .map((one) => one.value)
            .filter((one) => (one === option ? isOn : chosen.includes(one)))
            .join("\n"),
        );
      return (
        <fieldset className={styles.choices} aria-describedby={error ? groupId : undefined}>
          <legend>{label}</legend>
          <div className={styles.list}>
            {input.options.map((option) => (
              <CheckField
                key={option.value}
                label={option.label}
                checked={chosen.includes(option.value)}
                onChange={(isOn) => toggle(option.value, isOn)}
              />
            ))}
          </div>
          {error && (
            <p id={groupId} className={styles.error}>
              {error}
            </p>
          )}
        </fieldset>
      );
    }
    case "flag":
      return (
        <CheckField
          label={label}
          checked={value !== ""}
          onChange={(isOn) => onChange(isOn ? "yes" : "")}
        />
      );
    case "text":
      return (
        <TextField
          label={label}
          value={value}
          hint={input.hint}
          error={error}
          onChange={onChange}
        />
      );
  }
}
