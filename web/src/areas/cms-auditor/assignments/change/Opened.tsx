import type { ReactNode } from "react";
import { type AssignmentChangeView, refusalText, useView } from "../../../../engine";
import { Notice } from "../../../../ui/feedback/Notice";
import { Dialog } from "../../../../ui/overlay/Dialog";

export type ChangeDialogProps = { assignment: string; onClose: () => void };

export type OpenedProps = ChangeDialogProps & {
  title: string;
  /** The chosen type of auditor; absent if the dialog asks for none. */
  auditorType?: string | undefined;
  children: (offer: AssignmentChangeView) => ReactNode;
};

/** Reads the assignment, or says that it is gone. */
export function Opened({ assignment, title, auditorType = "", onClose, children }: OpenedProps) {
  const answer = useView("assignmentChange", { assignment, auditorType });
  if (answer.kind === "ok") return children(answer.value);
  return (
    <Dialog isOpen onClose={onClose} title={title} size="small">
      <Notice text={refusalText(answer.refusal)} />
    </Dialog>
  );
}
