import { type Field, useView } from "../../engine";
import { AttachmentField } from "../../shared/files/AttachmentField";
import { SelectField } from "../../ui/form/SelectField";
import { TextArea } from "../../ui/form/TextArea";
import { TextField } from "../../ui/form/TextField";
import type { Draft } from "./draft";
import { RequesterField } from "./RequesterField";
import styles from "./TicketForm.module.css";
import { fieldTexts, formTexts } from "./texts";

export type TicketFieldsProps = {
  draft: Draft;
  onChange: (change: (draft: Draft) => Draft) => void;
  onJudging: (isOn: boolean) => void;
  problems: ReadonlyMap<Field, string>;
  asksRequester: boolean;
  /** Sent fields cannot be changed. */
  isLocked: boolean;
};

/** The id of a field's control, to which error messages link. */
export const fieldId = (field: Field) => `tiket-${field}`;

/** The fields of §2.3; staff also choose the requester. */
export function TicketFields({
  draft,
  onChange,
  onJudging,
  problems,
  asksRequester,
  isLocked,
}: TicketFieldsProps) {
  const categories = useView("categories");
  const fill = (part: Partial<Draft>) => onChange((before) => ({ ...before, ...part }));
  return (
    <div className={styles.fields} inert={isLocked}>
      <p className={styles.legend}>{formTexts.legend}</p>
      {asksRequester && (
        <RequesterField
          id={fieldId("requester")}
          value={draft.requester}
          onChange={(requester) => fill({ requester })}
          error={problems.get("requester")}
        />
      )}
      <TextField
        id={fieldId("title")}
        label={fieldTexts.title.label}
        hint={fieldTexts.title.hint}
        required
        value={draft.title}
        onChange={(title) => fill({ title })}
        error={problems.get("title")}
      />
      <SelectField
        id={fieldId("category")}
        label={fieldTexts.category.label}
        required
        placeholder={fieldTexts.category.placeholder}
        value={draft.category}
        options={categories.kind === "ok" ? categories.value.active : []}
        onChange={(category) => fill({ category })}
        error={problems.get("category")}
      />
      <TextArea
        id={fieldId("description")}
        label={fieldTexts.description.label}
        hint={fieldTexts.description.hint}
        required
        rows={8}
        value={draft.description}
        onChange={(description) => fill({ description })}
        error={problems.get("description")}
      />
      <AttachmentField
        id={fieldId("attachments")}
        label={fieldTexts.attachments.label}
        files={draft.files}
        onJudging={onJudging}
        onChange={(change) => onChange((before) => ({ ...before, files: change(before.files) }))}
        error={problems.get("attachments")}
      />
    </div>
  );
}
