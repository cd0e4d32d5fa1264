import { useId, useRef, useState } from "react";
import { type AssignmentFormView, dispatch, refusalText, useView } from "../../engine";
import { DraftNotice } from "../../shared/draft/DraftNotice";
import { DraftState } from "../../shared/draft/DraftState";
import type { Draft } from "../../shared/draft/useDraft";
import { fieldProblems, missingFields } from "../../shared/form/fieldProblems";
import { announceDone } from "../../shared/undo/undoStack";
import { Button } from "../../ui/action/Button";
import { Notice } from "../../ui/feedback/Notice";
import { shortDay } from "../../ui/form/date/days";
import { focusFirstProblem } from "../../ui/form/focusFirstProblem";
import { Dialog } from "../../ui/overlay/Dialog";
import { AssignFields } from "./AssignFields";
import styles from "./assign.module.css";
import type { AssignDraft } from "./assignDraft";
import { ChosenData } from "./ChosenData";
import { type Held, HeldQuestion } from "./HeldQuestion";
import { assignFieldTexts, assignTexts } from "./texts";

export type AssignFormProps = {
  /** The data for which the dialog was opened. */
  subject: string;
  offer: AssignmentFormView;
  draft: Draft<AssignDraft>;
  onClose: () => void;
};

export function AssignForm({ subject, offer, draft, onClose }: AssignFormProps) {
  const formId = useId();
  const fields = useRef<HTMLFormElement>(null);
  const [refused, setRefused] = useState<string>();
  const [held, setHeld] = useState<Held>();
  const values = {
    ...draft.value,
    auditorType: draft.value.auditorType || offer.defaultType,
    date: draft.value.date ?? shortDay(offer.defaultExpiry),
  };
  const { auditorType, notes, date: expiryDate } = values;
  const data = offer.data.map(({ id }) => id);
  const form = { data, auditorType, auditor: values.auditor, expiryDate, notes, again: false };
  const answer = useView("assignmentFormErrors", form);
  const errors = answer.kind === "ok" ? answer.value : [];
  const auditor = offer.auditors.find(({ id }) => id === values.auditor);
  const change = (part: Partial<AssignDraft>) => draft.change((before) => ({ ...before, ...part }));

  function assign(sent: typeof form) {
    setHeld(undefined);
    const outcome = dispatch({ assignment: { create: { form: sent } } });
    if (outcome.kind === "refused") {
      const { refusal } = outcome;
      if (refusal.reason === "invalid" && fields.current) focusFirstProblem(fields.current);
      else if (refusal.reason === "assignedTwice") setHeld(refusal);
      else setRefused(refusalText(refusal));
    }
    if (outcome.kind !== "ok") return;
    draft.settle(outcome.commit);
    announceDone(outcome.commit, done(sent.data));
    onClose();
  }

  function done(sent: readonly string[]): string {
    const [only] = offer.data.filter(({ id }) => sent.includes(id));
    const to = auditor?.name ?? "";
    return sent.length === 1 && only !== undefined
      ? assignTexts.assigned(only.name, to)
      : assignTexts.severalAssigned(sent.length, to);
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
      <div className={styles.form}>
        <DraftNotice draft={draft} />
        {refused && <Notice text={refused} onDismiss={() => setRefused(undefined)} />}
        <ChosenData
          data={offer.data}
          auditor={values.auditor}
          onChange={(ids) => change({ more: ids.filter((id) => id !== subject) })}
        />
        <form
          ref={fields}
          id={formId}
          noValidate
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            assign(form);
          }}
        >
          <AssignFields
            offer={offer}
            draft={values}
            problems={fieldProblems(errors)}
            onChange={change}
          />
          <DraftState draft={draft} />
        </form>
      </div>
      <HeldQuestion
        held={held}
        onClose={() => setHeld(undefined)}
        onAgain={() => assign({ ...form, again: true })}
        onSkip={(skipped) =>
          assign({ ...form, data: data.filter((id) => !skipped.some((one) => one.id === id)) })
        }
      />
    </Dialog>
  );
}
