import { useState } from "react";
import { portal } from "../../engine";
import { Notice } from "../../ui/feedback/Notice";
import { AlertDialog } from "../../ui/overlay/AlertDialog";
import styles from "./dialogs.module.css";
import { PutBackLoss, PutBackOffer } from "./PutBackOffer";
import { refusedText, resetToSamples } from "./replacing";
import { SaveFirst } from "./SaveFirst";
import { resetTexts as texts } from "./texts";

export type ResetDialogProps = { isOpen: boolean; onClose: () => void };

/** Resets to the sample data after a confirmation. */
export function ResetDialog({ isOpen, onClose }: ResetDialogProps) {
  const [problem, setProblem] = useState<string>();
  // Resetting untouched sample data keeps the state that can be put back.
  const hasOwnWork = isOpen && portal().living.seq() > 0;

  function close() {
    setProblem(undefined);
    onClose();
  }

  function reset() {
    const refused = resetToSamples();
    if (refused === undefined) close();
    else setProblem(refusedText(refused));
  }

  return (
    <AlertDialog
      isOpen={isOpen}
      onClose={close}
      onConfirm={reset}
      title={texts.title}
      confirmLabel={texts.confirm}
    >
      <div className={styles.content}>
        {problem && <Notice text={problem} onDismiss={() => setProblem(undefined)} />}
        <p>{texts.effect}</p>
        {hasOwnWork && <PutBackLoss />}
        <SaveFirst />
        <PutBackOffer onDone={close} />
      </div>
    </AlertDialog>
  );
}
