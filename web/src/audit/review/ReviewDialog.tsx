import { type ReactNode, useId, useRef } from "react";
import { DraftNotice } from "../../shared/draft/DraftNotice";
import { DraftState } from "../../shared/draft/DraftState";
import type { ShownDraft } from "../../shared/draft/useDraft";
import type { useSentForm } from "../../shared/form/useSentForm";
import { Button } from "../../ui/action/Button";
import { Notice } from "../../ui/feedback/Notice";
import { focusFirstProblem } from "../../ui/form/focusFirstProblem";
import { Dialog } from "../../ui/overlay/Dialog";
import styles from "./review.module.css";
import { dialogTexts as texts } from "./texts";

export type ReviewDialogProps = {
  title: string;
  /** The verb on the main button. */
  action: string;
  /** Why it cannot be pressed. */
  blocked?: string | undefined;
  /** A sentence on the consequences, above the fields. */
  effect?: string | undefined;
  draft: ShownDraft;
  sent: Pick<ReturnType<typeof useSentForm>, "refused" | "dismiss">;
  onSend: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** The dialog around the form of a review or of a comment. */
export function ReviewDialog({
  title,
  action,
  blocked,
  effect,
  draft,
  sent,
  onSend,
  onClose,
  children,
}: ReviewDialogProps) {
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      holds
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="primary" type="submit" form={formId} reason={blocked}>
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
          if (form.current) focusFirstProblem(form.current);
        }}
      >
        <DraftNotice draft={draft} />
        {sent.refused && <Notice text={sent.refused} onDismiss={sent.dismiss} />}
        {effect && <p className={styles.effect}>{effect}</p>}
        {children}
        <DraftState draft={draft} />
      </form>
    </Dialog>
  );
}
