import { useId, useRef, useState } from "react";
import { type AssignmentFormView, dispatch, refusalText, useView } from "../../engine";
import { DraftNotice } from "../../shared/draft/DraftNotice";
import { DraftState } from "../../shared/draft/DraftState";
import type { Draft } from "../../shared/draft/useDraft";
import { announceDone } from "../../shared/undo/undoStack";
import { Button } from "../../ui/action/Button";
import { Notice } from "../../ui/feedback/Notice";
import { shortDay } from "../../ui/form/date/days";
import { focusFirstProblem } from "../../ui/form/focusFirstProblem";
import { AlertDialog } from "../../ui/overlay/AlertDialog";
import { Dialog } from "../../ui/overlay/Dialog";
import { fieldProblems, missingFields } from "../fieldProblems";
import { AssignFields } from "./AssignFields";
import styles from "./assign.module.css";
import type { AssignDraft } from "./assignDraft";
import { Holders } from "./Holders";
import { assignFieldTexts, assignTexts } from "./texts";

export type AssignFormProps = {
  data: string;
  offer: AssignmentFormView;
  draft: Draft<AssignDraft>;
  onClose: () => void;
};

export function AssignForm({ data, offer, draft, onClose }: AssignFormProps) {
  const formId = useId();
  const fields = useRef<HTMLFormElement>(null);
  const [refused, setRefused] = useState<string>();
  const [question, setQuestion] = useState<string>();
  const values = {
    ...draft.value,
    auditorType: draft.value.auditorType || offer.defaultType,
    date: draft.value.date ?? shortDay(offer.defaultExpiry),
  };
  const { auditorType, notes, date: expiryDate } = values;
  const form = { data, auditorType, auditor: values.auditor, expiryDate, notes, again: false };
  const answer = useView("assignmentFormErrors", form);
  const errors = answer.kind === "ok" ? answer.value : [];
  const auditor = offer.auditors.find(({ id }) => id === values.auditor);

  function assign(again: boolean) {
    setQuestion(undefined);
    const outcome = dispatch({ assignment: { create: { form: { ...form, again } } } });
    if (outcome.kind === "refused") {
      const { refusal } = outcome;
      if (refusal.reason === "invalid" && fields.current) focusFirstProblem(fields.current);
      else if (refusal.reason === "assignedTwice") setQuestion(refusalText(refusal));
      else setRefused(refusalText(refusal));
    }
    if (outcome.kind !== "ok") return;
    draft.settle(outcome.commit);
    announceDone(outcome.commit, assignTexts.assigned(offer.dataName, auditor?.name ?? ""));
    onClose();
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={assignTexts.title}
      holds
      footer={
        <>
          <Button onClick={onClose}>{assignTexts.cancel}</Button>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            lang="en"
            reason={missingFields(errors, assignFieldTexts)}
          >
            {assignTexts.assign}
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
          assign(false);
        }}
      >
        <DraftNotice draft={draft} />
        {refused && <Notice text={refused} onDismiss={() => setRefused(undefined)} />}
        <p className={styles.data}>
          <strong dir="auto">{offer.dataName}</strong>
          <span dir="auto">{offer.dataPlace}</span>
        </p>
        <Holders holders={offer.assignedAlready} />
        <AssignFields
          offer={offer}
          draft={values}
          problems={fieldProblems(errors)}
          onChange={(part) => draft.change((before) => ({ ...before, ...part }))}
        />
        <DraftState draft={draft} />
      </form>
      <AlertDialog
        isOpen={question !== undefined}
        onClose={() => setQuestion(undefined)}
        onConfirm={() => assign(true)}
        title={question ?? ""}
        confirmLabel={assignTexts.assignAgain}
        tone="primary"
      />
    </Dialog>
  );
}
