import { useId, useState } from "react";
import { announceDone } from "../../app/undo/deeds";
import type { AssignmentFormView } from "../../core/pkg/portal_core";
import { refusalText } from "../../core/refusalText";
import { useView } from "../../core/useView";
import { Button } from "../../ui/action/Button";
import { DraftNotice } from "../../ui/draft/DraftNotice";
import { DraftState } from "../../ui/draft/DraftState";
import type { Draft } from "../../ui/draft/useDraft";
import { Notice } from "../../ui/feedback/Notice";
import { shortDay } from "../../ui/form/date/days";
import { focusFirstProblem } from "../../ui/form/focusFirstProblem";
import { useFormDispatch } from "../../ui/form/useFormDispatch";
import { Dialog } from "../../ui/overlay/Dialog";
import { fieldProblems } from "../fieldProblems";
import { missingFields } from "../missingFields";
import { AssignFields } from "./AssignFields";
import styles from "./assign.module.css";
import type { AssignDraft } from "./assignDraft";

const NAMES = {
  auditorType: "Tipe Auditor",
  auditor: "Auditor",
  expiryDate: "Tanggal Berakhir",
} as const;

export type AssignFormProps = {
  data: string;
  offer: AssignmentFormView;
  draft: Draft<AssignDraft>;
  onClose: () => void;
};

/** The modal's fields and its sending. */
export function AssignForm({ data, offer, draft, onClose }: AssignFormProps) {
  const formId = useId();
  const dispatch = useFormDispatch();
  const [refused, setRefused] = useState<string>();
  const values = {
    ...draft.value,
    auditorType: draft.value.auditorType || offer.defaultType,
    date: draft.value.date ?? shortDay(offer.defaultExpiry),
  };
  const { auditorType, notes, date: expiryDate } = values;
  const form = { data, auditorType, auditor: values.auditor, expiryDate, notes };
  const answer = useView("assignmentFormErrors", form);
  const errors = answer.kind === "ok" ? answer.value : [];
  const auditor = offer.auditors.find(({ id }) => id === values.auditor);

  function assign(fields: HTMLFormElement) {
    const outcome = dispatch({ assignment: { create: { form } } });
    if (outcome.kind === "refused") {
      if (outcome.refusal.reason === "invalid") focusFirstProblem(fields);
      else setRefused(refusalText(outcome.refusal));
    }
    if (outcome.kind !== "ok") return;
    draft.settle();
    announceDone(outcome.commit, `“${offer.dataName}” ditugaskan kepada ${auditor?.name}.`);
    onClose();
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Tugaskan ke auditor"
      holds
      footer={
        <>
          <Button onClick={onClose}>Batal</Button>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            lang="en"
            reason={missingFields(errors, NAMES)}
          >
            Assign
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
          assign(event.currentTarget);
        }}
      >
        <DraftNotice draft={draft} />
        {refused && <Notice text={refused} onDismiss={() => setRefused(undefined)} />}
        <p className={styles.data}>
          <strong dir="auto">{offer.dataName}</strong>
          <span dir="auto">{offer.dataPlace}</span>
          {offer.assignedAlready > 0 && <span>Sudah ditugaskan {offer.assignedAlready} kali.</span>}
        </p>
        <AssignFields
          offer={offer}
          draft={values}
          problems={fieldProblems(errors)}
          onChange={(part) => draft.change((before) => ({ ...before, ...part }))}
        />
        <DraftState draft={draft} />
      </form>
    </Dialog>
  );
}
