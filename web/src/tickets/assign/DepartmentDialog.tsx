import { useState } from "react";
import { dispatch, isText, orNull, refusalText, shapeOf, useView } from "../../engine";
import { DraftNotice } from "../../shared/draft/DraftNotice";
import { DraftState } from "../../shared/draft/DraftState";
import { useDraft } from "../../shared/draft/useDraft";
import { announceDone } from "../../shared/undo/undoStack";
import { Button } from "../../ui/action/Button";
import { Notice } from "../../ui/feedback/Notice";
import { TextArea } from "../../ui/form/TextArea";
import { Dialog } from "../../ui/overlay/Dialog";
import { AboutTicket } from "../actions/AboutTicket";
import styles from "./assign.module.css";
import { DepartmentChoice } from "./DepartmentChoice";
import { assignTexts, departmentTexts } from "./texts";

export type DepartmentDialogProps = {
  ticket: string;
  isOpen: boolean;
  onClose: () => void;
};

const EMPTY: { department: string | null; note: string } = { department: null, note: "" };

const isErrand = shapeOf<typeof EMPTY>({ department: orNull(isText), note: isText });

/** The 'Silahkan Pilih Departemen' dialog (§2.4). */
export function DepartmentDialog({ isOpen, ...props }: DepartmentDialogProps) {
  // Unmounted while closed, so that each opening starts empty.
  return isOpen ? <OpenDepartmentDialog {...props} /> : null;
}

function OpenDepartmentDialog({ ticket, onClose }: Omit<DepartmentDialogProps, "isOpen">) {
  const choices = useView("departments");
  const draft = useDraft({
    kind: "department",
    subject: ticket,
    empty: EMPTY,
    accepts: isErrand,
  });
  const { department, note } = draft.value;
  // The department of a stored draft may be inactive now.
  const chosen =
    choices.kind === "ok"
      ? choices.value.departments.find(({ value }) => value === department)
      : undefined;
  const [refused, setRefused] = useState<string>();

  function send() {
    if (chosen === undefined) return;
    const outcome = dispatch({
      ticket: { sendToDepartment: { ticket, department: chosen.value, note } },
    });
    if (outcome.kind === "refused") setRefused(refusalText(outcome.refusal));
    if (outcome.kind !== "ok") return;
    draft.settle(outcome.commit);
    announceDone(outcome.commit, departmentTexts.sent(ticket, chosen.label));
    onClose();
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={departmentTexts.title}
      footer={
        <>
          <Button onClick={onClose}>{assignTexts.cancel}</Button>
          <Button
            variant="primary"
            reason={chosen === undefined ? departmentTexts.missing : undefined}
            onClick={send}
          >
            {departmentTexts.send}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <AboutTicket ticket={ticket} />
        <DraftNotice draft={draft} />
        {refused && <Notice text={refused} onDismiss={() => setRefused(undefined)} />}
        <DepartmentChoice
          value={chosen?.value ?? null}
          onChange={({ value }) => draft.change((before) => ({ ...before, department: value }))}
        />
        <TextArea
          label={departmentTexts.note}
          hint={departmentTexts.noteHint}
          rows={3}
          value={note}
          onChange={(typed) => draft.change((before) => ({ ...before, note: typed }))}
        />
        <DraftState draft={draft} />
      </div>
    </Dialog>
  );
}
