import type { Ref } from "react";
import { type Field, useVocabulary } from "../../../engine";
import { SelectField } from "../../../ui/form/SelectField";
import { TextField } from "../../../ui/form/TextField";
import type { AuditorDraft } from "./auditorDraft";
import { auditorFieldTexts, auditorFormTexts } from "./texts";

export type AuditorFieldsProps = {
  draft: AuditorDraft;
  problems: ReadonlyMap<Field, string>;
  /** The form asks this field whether the browser accepts the address. */
  emailRef: Ref<HTMLInputElement>;
  onChange: (part: Partial<AuditorDraft>) => void;
};

/** All fields of §5 except expertise. */
export function AuditorFields({ draft, problems, emailRef, onChange }: AuditorFieldsProps) {
  const { auditorTypes, ministry } = useVocabulary();
  return (
    <>
      <TextField
        label={auditorFieldTexts.name}
        required
        autoFocus
        value={draft.name}
        onChange={(name) => onChange({ name })}
        error={problems.get("name")}
      />
      <TextField
        label={auditorFieldTexts.email}
        required
        type="email"
        ref={emailRef}
        value={draft.email}
        onChange={(email) => onChange({ email })}
        error={problems.get("email")}
      />
      <SelectField
        label={auditorFieldTexts.auditorType}
        required
        placeholder={auditorFormTexts.chooseType}
        value={draft.type}
        options={auditorTypes.map((choice) => ({ ...choice, lang: "en" }))}
        onChange={(type) => onChange({ type })}
        error={problems.get("auditorType")}
      />
      <TextField
        label={auditorFieldTexts.company}
        hint={auditorFormTexts.optional}
        placeholder={draft.type === "internal" ? ministry : undefined}
        value={draft.company}
        onChange={(company) => onChange({ company })}
        error={problems.get("company")}
      />
    </>
  );
}
