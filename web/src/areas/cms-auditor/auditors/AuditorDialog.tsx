import type { AuditorEntry } from "../../../engine";
import { TheirChanges } from "../../../shared/draft/TheirChanges";
import { FormDialog } from "../../../shared/form/FormDialog";
import { AuditorFields } from "./AuditorFields";
import { ExpertiseField } from "./ExpertiseField";
import { auditorFormTexts, registerTexts } from "./texts";
import { useAuditorForm } from "./useAuditorForm";

export type AuditorDialogProps = {
  /** The auditor to edit; `undefined` adds a new one. */
  entry: AuditorEntry | undefined;
  onClose: () => void;
};

export function AuditorDialog({ entry, onClose }: AuditorDialogProps) {
  const { draft, change, problems, ...form } = useAuditorForm(entry, onClose);
  const typed = draft.value;
  return (
    <FormDialog
      title={entry === undefined ? registerTexts.add : auditorFormTexts.edit}
      action={auditorFormTexts.save}
      blocked={form.missing}
      draft={draft}
      sent={form.sent}
      onSend={form.save}
      onClose={onClose}
    >
      <TheirChanges
        draft={draft}
        record={entry && { slice: "auditors", id: entry.auditor.id }}
        fields={form.fields}
      />
      <AuditorFields draft={typed} problems={problems} emailRef={form.email} onChange={change} />
      <ExpertiseField
        tags={typed.expertise}
        typed={typed.typed}
        error={problems.get("expertise")}
        onChange={change}
      />
    </FormDialog>
  );
}
