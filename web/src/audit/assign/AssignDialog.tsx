import { refusalText, useView } from "../../engine";
import { useDraft } from "../../shared/draft/useDraft";
import { Button } from "../../ui/action/Button";
import { Notice } from "../../ui/feedback/Notice";
import { Dialog } from "../../ui/overlay/Dialog";
import { AssignForm } from "./AssignForm";
import { EMPTY_DRAFT, isAssignDraft } from "./assignDraft";
import { assignTexts } from "./texts";

export type AssignDialogProps = {
  data: string;
  isOpen: boolean;
  onClose: () => void;
};

/** Assigns a dataset or document, and others chosen with it, to an auditor (§5). */
export function AssignDialog({ isOpen, ...props }: AssignDialogProps) {
  // Unmounted while closed, so that each opening starts empty.
  return isOpen ? <Assigning key={props.data} {...props} /> : null;
}

function Assigning({ data, onClose }: Omit<AssignDialogProps, "isOpen">) {
  const draft = useDraft({
    kind: "assignment",
    subject: data,
    empty: EMPTY_DRAFT,
    accepts: isAssignDraft,
  });
  const { more = [], auditorType } = draft.value;
  const answer = useView("assignmentForm", { data: [data, ...more], auditorType });
  if (answer.kind === "refused") {
    return (
      <Dialog
        isOpen
        onClose={onClose}
        title={assignTexts.title}
        footer={<Button onClick={onClose}>{assignTexts.cancel}</Button>}
      >
        <Notice text={refusalText(answer.refusal)} />
      </Dialog>
    );
  }
  return <AssignForm subject={data} offer={answer.value} draft={draft} onClose={onClose} />;
}
