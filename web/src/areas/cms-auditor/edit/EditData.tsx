import { useId, useRef, useState } from "react";
import { dispatch, type EditDataView, refusalText, useView } from "../../../engine";
import { DraftNotice } from "../../../shared/draft/DraftNotice";
import { DraftState } from "../../../shared/draft/DraftState";
import { TheirChanges } from "../../../shared/draft/TheirChanges";
import { useDraft } from "../../../shared/draft/useDraft";
import { fieldProblems, missingFields } from "../../../shared/form/fieldProblems";
import { announceDone } from "../../../shared/undo/undoStack";
import { Button } from "../../../ui/action/Button";
import { Notice } from "../../../ui/feedback/Notice";
import { focusFirstProblem } from "../../../ui/form/focusFirstProblem";
import { Dialog } from "../../../ui/overlay/Dialog";
import { useGoToStored } from "../useGoToStored";
import { EditFields } from "./EditFields";
import styles from "./edit.module.css";
import { draftOf, formOf, isEditDraft } from "./editDraft";
import { editFieldTexts, editTexts } from "./texts";

export type EditDataProps = { id: string; onClose: () => void };

/** Edits name, stage, company, activity and description of a dataset or document. */
export function EditData({ id, onClose }: EditDataProps) {
  const answer = useView("editData", id);
  if (answer.kind === "ok") return <Editing id={id} view={answer.value} onClose={onClose} />;
  return (
    <Dialog isOpen onClose={onClose} title={editTexts.open} size="small">
      <Notice text={refusalText(answer.refusal)} />
    </Dialog>
  );
}

function Editing({ id, view, onClose }: EditDataProps & { view: EditDataView }) {
  const { format, name, assignments } = view;
  const formId = useId();
  const fields = useRef<HTMLFormElement>(null);
  const goTo = useGoToStored();
  const [refused, setRefused] = useState<string>();
  const draft = useDraft({
    kind: "dataEdit",
    subject: id,
    edits: true,
    empty: draftOf(view.form),
    accepts: isEditDraft,
  });
  const form = formOf(id, draft.value);
  const answer = useView("editDataErrors", form);
  const errors = answer.kind === "ok" ? answer.value : [];

  function save() {
    const outcome = dispatch({ repository: { edit: { form } } });
    if (outcome.kind === "refused") {
      if (outcome.refusal.reason !== "invalid") setRefused(refusalText(outcome.refusal));
      else if (fields.current) focusFirstProblem(fields.current);
    }
    if (outcome.kind !== "ok") return;
    const { commit } = outcome;
    draft.settle(commit);
    // Without a difference nothing was saved, so there is nothing to announce.
    if (commit !== undefined) {
      const stored = commit.record;
      const open = stored && { label: editTexts.show, onSelect: () => goTo(stored) };
      announceDone(commit, editTexts.saved(name), { open });
    }
    onClose();
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={format === undefined ? editTexts.dataset : editTexts.document}
      holds
      footer={
        <>
          <Button onClick={onClose}>{editTexts.cancel}</Button>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            reason={missingFields(errors, editFieldTexts)}
          >
            {editTexts.save}
          </Button>
        </>
      }
    >
      <form
        ref={fields}
        id={formId}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <DraftNotice draft={draft} />
        <TheirChanges draft={draft} record={{ slice: "repository", id }} fields={editFieldTexts} />
        {refused && <Notice text={refused} onDismiss={() => setRefused(undefined)} />}
        <EditFields
          format={format}
          draft={draft.value}
          problems={fieldProblems(errors)}
          onChange={(part) => draft.change((before) => ({ ...before, ...part }))}
        />
        {assignments > 0 && <p className={styles.note}>{editTexts.assignments(assignments)}</p>}
        <DraftState draft={draft} />
      </form>
    </Dialog>
  );
}
