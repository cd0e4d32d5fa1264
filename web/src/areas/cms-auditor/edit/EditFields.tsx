import { stageLang } from "../../../audit/StageName";
import { type DocumentFormat, type Field, useView, useVocabulary } from "../../../engine";
import { SelectField } from "../../../ui/form/SelectField";
import { SuggestField } from "../../../ui/form/SuggestField";
import { TextArea } from "../../../ui/form/TextArea";
import { TextField } from "../../../ui/form/TextField";
import type { EditDraft } from "./editDraft";
import { editFieldTexts, editHintTexts } from "./texts";

export type EditFieldsProps = {
  /** The format of a document; `undefined` for a dataset. */
  format: DocumentFormat | undefined;
  draft: EditDraft;
  problems: ReadonlyMap<Field, string>;
  onChange: (part: Partial<EditDraft>) => void;
};

export function EditFields({ format, draft, problems, onChange }: EditFieldsProps) {
  const { stages } = useVocabulary();
  const answer = useView("loadChoices");
  const choices = answer.kind === "ok" ? answer.value : { companies: [], activities: [] };
  return (
    <>
      {format !== undefined && (
        <TextField
          label={editFieldTexts.name}
          hint={editHintTexts.extension(format)}
          required
          value={draft.name}
          onChange={(name) => onChange({ name })}
          error={problems.get("name")}
        />
      )}
      <SelectField
        label={editFieldTexts.tahapan}
        required
        placeholder={editHintTexts.stage}
        value={draft.tahapan}
        options={stages.map((stage) => ({ ...stage, lang: stageLang(stage.value) }))}
        onChange={(tahapan) => onChange({ tahapan })}
        error={problems.get("tahapan")}
      />
      <SuggestField
        label={editFieldTexts.badanUsaha}
        required
        value={draft.badanUsaha}
        suggestions={choices.companies}
        onChange={(badanUsaha) => onChange({ badanUsaha })}
        error={problems.get("badanUsaha")}
      />
      {format === undefined && (
        <SuggestField
          label={editFieldTexts.kegiatan}
          required
          value={draft.kegiatan}
          suggestions={choices.activities}
          onChange={(kegiatan) => onChange({ kegiatan })}
          error={problems.get("kegiatan")}
        />
      )}
      <TextArea
        label={editFieldTexts.description}
        hint={editHintTexts.description}
        rows={3}
        value={draft.description}
        onChange={(description) => onChange({ description })}
        error={problems.get("description")}
      />
    </>
  );
}
