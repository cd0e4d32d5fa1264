import { useId, useState } from "react";
import type { AssignmentFormView } from "../../core/pkg/portal_core";
import { refusalText } from "../../core/refusalText";
import { useDispatch } from "../../core/useDispatch";
import { useView } from "../../core/useView";
import { Button } from "../../ui/action/Button";
import { Notice } from "../../ui/feedback/Notice";
import { toast } from "../../ui/feedback/toast";
import { shortDay } from "../../ui/form/date/days";
import { Dialog } from "../../ui/overlay/Dialog";
import { fieldProblems } from "../fieldProblems";
import { focusFirstProblem } from "../focusFirstProblem";
import { missingFields } from "../missingFields";
import { type AssignDraft, AssignFields } from "./AssignFields";
import styles from "./assign.module.css";

const NAMES = {
  auditorType: "Tipe Auditor",
  auditor: "Auditor",
  expiryDate: "Tanggal Berakhir",
} as const;

export type AssignFormProps = {
  data: string;
  offer: AssignmentFormView;
  auditorType: string;
  onAuditorType: (auditorType: string) => void;
  onClose: () => void;
};

/** The modal's fields and its sending. */
export function AssignForm({ data, offer, auditorType, onAuditorType, onClose }: AssignFormProps) {
  const formId = useId();
  const dispatch = useDispatch();
  const [refused, setRefused] = useState<string>();
  const [draft, setDraft] = useState<AssignDraft>(() => ({
    auditor: "",
    date: shortDay(offer.defaultExpiry),
    notes: "",
  }));
  const form = {
    data,
    auditorType,
    auditor: draft.auditor,
    expiryDate: draft.date,
    notes: draft.notes,
  };
  const answer = useView("assignmentFormErrors", form);
  const errors = answer.kind === "ok" ? answer.value : [];
  const auditor = offer.auditors.find(({ id }) => id === draft.auditor);

  function assign(fields: HTMLFormElement) {
    const outcome = dispatch({ assignment: { create: { form } } });
    if (outcome.kind === "refused") {
      if (outcome.refusal.reason === "invalid") focusFirstProblem(fields);
      else setRefused(refusalText(outcome.refusal));
    }
    if (outcome.kind !== "ok") return;
    toast(`“${offer.dataName}” ditugaskan kepada ${auditor?.name}.`);
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
        {refused && <Notice text={refused} onDismiss={() => setRefused(undefined)} />}
        <p className={styles.data}>
          <strong dir="auto">{offer.dataName}</strong>
          <span dir="auto">{offer.dataPlace}</span>
          {offer.assignedAlready > 0 && <span>Sudah ditugaskan {offer.assignedAlready} kali.</span>}
        </p>
        <AssignFields
          offer={offer}
          auditorType={auditorType}
          draft={draft}
          problems={fieldProblems(errors)}
          onAuditorType={(type) => {
            onAuditorType(type);
            setDraft({ ...draft, auditor: "" });
          }}
          onDraft={setDraft}
        />
      </form>
    </Dialog>
  );
}
