import { type Departments, refusalText, useView } from "../../engine";
import { Notice } from "../../ui/feedback/Notice";
import { RadioOptions } from "../../ui/form/RadioOptions";
import { departmentTexts as texts } from "./texts";

export type DepartmentChoiceProps = {
  value: string | null;
  onChange: (chosen: Departments["departments"][number]) => void;
  autoFocus?: boolean;
};

/** The active departments to choose from; without one, a sentence about what to do. */
export function DepartmentChoice({ value, onChange, autoFocus }: DepartmentChoiceProps) {
  const choices = useView("departments");
  if (choices.kind === "refused") return <Notice text={refusalText(choices.refusal)} />;
  const { departments } = choices.value;
  if (departments.length === 0) return <Notice tone="warning" text={texts.none} />;
  return (
    <RadioOptions
      legend={texts.departments}
      options={departments}
      value={value}
      autoFocus={autoFocus}
      onChange={(id) => {
        const chosen = departments.find((one) => one.value === id);
        if (chosen) onChange(chosen);
      }}
    />
  );
}
