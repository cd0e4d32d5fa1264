import { type ReactNode, useEffect, useRef, useState } from "react";
import { Notice } from "../../ui/feedback/Notice";
import { AlertDialog } from "../../ui/overlay/AlertDialog";
import styles from "./dialogs.module.css";

type StoredDataQuestionProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  confirmLabel: string;
  /** Returns true on success. */
  act: () => Promise<boolean>;
  onDone: () => void;
  /** Message if it failed. */
  failure: string;
  children: ReactNode;
};

/** Asks before changing stored data, and shows the reason if the browser refuses. */
export function StoredDataQuestion({
  onClose,
  act,
  onDone,
  failure,
  children,
  ...question
}: StoredDataQuestionProps) {
  const [hasFailed, setFailed] = useState(false);
  const [isBusy, setBusy] = useState(false);
  // Prevents a second press while the action runs or the dialog closes.
  const isActing = useRef(false);

  function close() {
    setFailed(false);
    onClose();
  }

  const { isOpen } = question;
  useEffect(() => {
    if (isOpen) isActing.current = false;
  }, [isOpen]);

  async function confirm() {
    if (isActing.current) return;
    isActing.current = true;
    setBusy(true);
    setFailed(false);
    const isDone = await act().catch(() => false);
    setBusy(false);
    if (!isDone) {
      isActing.current = false;
      return setFailed(true);
    }
    close();
    onDone();
  }

  return (
    <AlertDialog {...question} busy={isBusy} onClose={close} onConfirm={() => void confirm()}>
      <div className={styles.content}>
        {hasFailed && <Notice text={failure} onDismiss={() => setFailed(false)} />}
        {children}
      </div>
    </AlertDialog>
  );
}
