import { type ReactNode, useId } from "react";
import { Button } from "../../ui/action/Button";
import { Notice } from "../../ui/feedback/Notice";
import { Dialog, type DialogProps } from "../../ui/overlay/Dialog";
import { DraftNotice, type DraftNoticeProps } from "../draft/DraftNotice";
import { DraftState } from "../draft/DraftState";
import type { ShownDraft } from "../draft/useDraft";
import styles from "./FormDialog.module.css";
import { formTexts as texts } from "./texts";
import type { useSentForm } from "./useSentForm";

export type FormDialogProps = Pick<DialogProps, "title" | "lang" | "size" | "onClose"> & {
  /** The verb on the main button. */
  action: string;
  /** Why it cannot be pressed. */
  blocked?: string | undefined;
  /** True while it is carried out. */
  busy?: boolean;
  /** The notice that the record was deleted meanwhile, so that nothing can be sent. */
  gone?: string | undefined;
  draft?: ShownDraft | undefined;
  files?: DraftNoticeProps["files"];
  sent: Pick<ReturnType<typeof useSentForm>, "form"> &
    Partial<Pick<ReturnType<typeof useSentForm>, "refused" | "dismiss">>;
  onSend: () => void;
  /** The fields. */
  children: ReactNode;
  /** A question above the dialog. */
  question?: ReactNode;
};

/** A dialog with a form, which mostly has a draft. */
export function FormDialog({
  title,
  lang,
  size,
  action,
  blocked,
  busy,
  gone,
  draft,
  files,
  sent,
  onSend,
  onClose,
  children,
  question,
}: FormDialogProps) {
  const formId = useId();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      lang={lang}
      size={size}
      holds={draft !== undefined}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            reason={gone ?? blocked}
            busy={busy}
          >
            {action}
          </Button>
        </>
      }
    >
      <form
        ref={sent.form}
        id={formId}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (gone === undefined) onSend();
        }}
      >
        {gone !== undefined && <Notice text={gone} tone="warning" />}
        {draft && <DraftNotice draft={draft} files={files} />}
        {sent.refused && <Notice text={sent.refused} onDismiss={sent.dismiss} />}
        {children}
        {draft && <DraftState draft={draft} />}
      </form>
      {question}
    </Dialog>
  );
}
