import { useId } from "react";
import type { AuditorEntry } from "../../../engine";
import { DraftNotice } from "../../../shared/draft/DraftNotice";
import { DraftState } from "../../../shared/draft/DraftState";
import { TheirChanges } from "../../../shared/draft/TheirChanges";
import { Button } from "../../../ui/action/Button";
import { Notice } from "../../../ui/feedback/Notice";
import { Dialog } from "../../../ui/overlay/Dialog";
import { AuditorFields } from "./AuditorFields";
import styles from "./auditors.module.css";
import { ExpertiseField } from "./ExpertiseField";
import { auditorFormTexts, registerTexts } from "./texts";
import { useAuditorForm } from "./useAuditorForm";

export type AuditorDialogProps = {
  /** The auditor to edit; `undefined` adds a new one. */
  entry: AuditorEntry | undefined;
  onClose: () => void;
};

export function AuditorDialog({ entry, onClose }: AuditorDialogProps) {
  const formId = useId();
  const { kept, change, problems, ...form } = useAuditorForm(entry, onClose);
  const { value: draft } = kept;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={entry === undefined ? registerTexts.add : auditorFormTexts.edit}
      holds
      footer={
        <>
          <Button onClick={onClose}>{auditorFormTexts.cancel}</Button>
          <Button variant="primary" type="submit" form={formId} reason={form.missing}>
            {auditorFormTexts.save}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          form.save(event.currentTarget);
        }}
      >
        <DraftNotice draft={kept} />
        <TheirChanges
          draft={kept}
          record={entry && { slice: "auditors", id: entry.auditor.id }}
          fields={form.fields}
        />
        {form.refused && <Notice text={form.refused} onDismiss={form.clearError} />}
        <AuditorFields draft={draft} problems={problems} emailRef={form.email} onChange={change} />
        <ExpertiseField
          tags={draft.expertise}
          typed={draft.typed}
          error={problems.get("expertise")}
          onChange={change}
        />
        <DraftState draft={kept} />
      </form>
    </Dialog>
  );
}
