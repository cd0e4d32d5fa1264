import { TextArea } from "../../ui/form/TextArea";
import { TextField } from "../../ui/form/TextField";
import { keepTexts as texts } from "./texts";

/** Texts that an auditor writes about a step. */
export type StepWords = { purpose: string; conclusion: string };

export type StepFieldsProps = {
  typed: StepWords;
  error: (field: "purpose" | "conclusion") => string | undefined;
  onChange: (typed: StepWords) => void;
};

export function StepFields({ typed, error, onChange }: StepFieldsProps) {
  return (
    <>
      <TextField
        label={texts.purpose}
        hint={texts.purposeHint}
        required
        value={typed.purpose}
        error={error("purpose")}
        onChange={(purpose) => onChange({ ...typed, purpose })}
      />
      <TextArea
        label={texts.conclusion}
        rows={2}
        value={typed.conclusion}
        error={error("conclusion")}
        onChange={(conclusion) => onChange({ ...typed, conclusion })}
      />
    </>
  );
}
