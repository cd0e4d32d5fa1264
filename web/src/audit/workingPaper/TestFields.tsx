import type { TestField, TestFieldError, TestForm } from "../../engine";
import { Notice } from "../../ui/feedback/Notice";
import { TestFieldInput } from "./TestFieldInput";

export type TestFieldsProps = {
  fields: readonly TestField[];
  values: TestForm["values"];
  errors: readonly TestFieldError[];
  onChange: (name: string, value: string, refills: boolean) => void;
};

/** The fields of a kind of test. An error without a field stands above them. */
export function TestFields({ fields, values, errors, onChange }: TestFieldsProps) {
  const textOf = (wanted: string) => values.find(({ name }) => name === wanted)?.value ?? "";
  const counts = ({ onlyFor }: TestField) =>
    onlyFor === undefined || textOf(onlyFor[0]) === onlyFor[1];
  const shown = fields.filter(counts);
  const unplaced = errors.filter(({ name }) => !shown.some((one) => one.name === name));
  return (
    <>
      {unplaced.map(({ name, message }) => (
        <Notice key={name} text={message} />
      ))}
      {shown.map((field) => (
        <TestFieldInput
          key={field.name}
          field={field}
          value={textOf(field.name)}
          errors={errors.filter(({ name }) => name === field.name)}
          onChange={(value) => onChange(field.name, value, field.refills)}
        />
      ))}
    </>
  );
}
