import { type ReactNode, useEffect, useRef, useState } from "react";
import { Notice } from "../../ui/feedback/Notice";
import { AlertDialog } from "../../ui/overlay/AlertDialog";
import styles from "./dialogs.module.css";

type StoredDataQuestionProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  confirmLabel: string;
  /** Answers whether it could be done. */
  act: () => Promise<boolean>;
  onDone: () => void;
  /** Why it could not. */
  failure: string;
  children: ReactNode;
};

/** Asks before something is done to what is stored, and stays with the reason where the browser refuses. */
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
  // A second press, while it is done or what was asked is on its way out, would do it again.
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
