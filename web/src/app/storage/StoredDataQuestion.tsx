import { type ReactNode, useState } from "react";
import { Notice } from "../../ui/feedback/Notice";
import { AlertDialog } from "../../ui/overlay/AlertDialog";
import styles from "./dialogs.module.css";

type StoredDataQuestionProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  confirmLabel: string;
  tone?: "danger" | "primary" | undefined;
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

  function close() {
    setFailed(false);
    onClose();
  }

  async function confirm() {
    if (!(await act())) return setFailed(true);
    close();
    onDone();
  }

  return (
    <AlertDialog {...question} onClose={close} onConfirm={() => void confirm()}>
      <div className={styles.content}>
        {hasFailed && <Notice text={failure} />}
        {children}
      </div>
    </AlertDialog>
  );
}
