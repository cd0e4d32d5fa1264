import { type ReactNode, type RefObject, useId } from "react";
import { AssignmentDue } from "../../../../audit/AssignmentDue";
import { AssignmentStatus } from "../../../../audit/AssignmentStatus";
import type { AssignmentRow } from "../../../../engine";
import { DraftNotice } from "../../../../shared/draft/DraftNotice";
import { DraftState } from "../../../../shared/draft/DraftState";
import type { ShownDraft } from "../../../../shared/draft/useDraft";
import { Button } from "../../../../ui/action/Button";
import { Notice } from "../../../../ui/feedback/Notice";
import { Dialog } from "../../../../ui/overlay/Dialog";
import styles from "./change.module.css";
import { changeTexts } from "./texts";

export type ChangeFrameProps = {
  title: string;
  /** The verb on the main button. */
  action: string;
  row: AssignmentRow;
  draft: ShownDraft;
  missing: string | undefined;
  refused: string | undefined;
  form: RefObject<HTMLFormElement | null>;
  onClearError: () => void;
  onSend: () => void;
  onClose: () => void;
  children: ReactNode;
  /** A question above the dialog. */
  question?: ReactNode;
};

/** The dialog around the fields of a change: which assignment it is about, errors, and the buttons. */
export function ChangeFrame({
  title,
  action,
  row,
  draft,
  missing,
  refused,
  form,
  onClearError,
  onSend,
  onClose,
  children,
  question,
}: ChangeFrameProps) {
  const formId = useId();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      holds
      footer={
        <>
          <Button onClick={onClose}>{changeTexts.cancel}</Button>
          <Button variant="primary" type="submit" form={formId} reason={missing}>
            {action}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={formId}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          onSend();
        }}
      >
        <DraftNotice draft={draft} />
        {refused && <Notice text={refused} onDismiss={onClearError} />}
        <div className={styles.about}>
          <strong dir="auto">{row.dataName}</strong>
          <span dir="auto">{row.auditorName}</span>
          <span className={styles.state}>
            <AssignmentStatus status={row.status} />
            <span className={styles.ends}>
              {changeTexts.ends} <AssignmentDue due={row.due} />
            </span>
          </span>
        </div>
        {children}
        <DraftState draft={draft} />
      </form>
      {question}
    </Dialog>
  );
}
