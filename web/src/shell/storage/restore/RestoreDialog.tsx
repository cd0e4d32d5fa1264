import { useId } from "react";
import { flushSync } from "react-dom";
import { Button } from "../../../ui/action/Button";
import { LiveRegion } from "../../../ui/feedback/LiveRegion";
import { ProgressBar } from "../../../ui/feedback/ProgressBar";
import { FileDropZone } from "../../../ui/form/FileDropZone";
import { Dialog } from "../../../ui/overlay/Dialog";
import styles from "../dialogs.module.css";
import { PutBackOffer } from "../PutBackOffer";
import { CheckedBackup } from "./CheckedBackup";
import { restoreTexts as texts } from "./texts";
import { useRestore } from "./useRestore";

export type RestoreDialogProps = { isOpen: boolean; onClose: () => void };

/** Replaces all data by a backup after checking and comparing it. */
export function RestoreDialog({ isOpen, onClose }: RestoreDialogProps) {
  const { stage, choose, forget, restore } = useRestore(close);

  const fieldId = useId();
  const error = stage.kind === "choosing" ? stage.error : undefined;
  const restored = stage.kind === "checked" ? stage.restored : undefined;

  /** Focuses the file field, because the pressed button disappears. */
  function chooseAnother() {
    flushSync(forget);
    document.getElementById(fieldId)?.focus();
  }

  function close() {
    forget();
    onClose();
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={stage.kind === "checked" ? texts.question : texts.title}
      holds={stage.kind !== "choosing"}
      footer={
        <>
          {stage.kind === "checked" && restored === undefined && (
            <Button onClick={chooseAnother}>{texts.another}</Button>
          )}
          <Button onClick={close}>{texts.cancel}</Button>
          {stage.kind === "checked" && (
            <Button variant="danger" busy={restored !== undefined} onClick={() => void restore()}>
              {texts.title}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.content}>
        {stage.kind !== "checked" && (
          <div className={styles.wide}>
            <FileDropZone
              id={fieldId}
              label={texts.file}
              hint={texts.hint}
              accept=".minerba"
              error={error}
              onFiles={(files) => void choose(files)}
            />
          </div>
        )}
        <LiveRegion message={error ?? ""} />
        {stage.kind === "checking" && (
          <div className={styles.wide}>
            <ProgressBar label={texts.checking(stage.name)} share={stage.share} />
          </div>
        )}
        {stage.kind === "checked" && <CheckedBackup {...stage} />}
        {restored !== undefined && (
          <div className={styles.wide}>
            <ProgressBar label={texts.restoring} share={restored} />
          </div>
        )}
        {stage.kind === "choosing" && <PutBackOffer onDone={close} />}
      </div>
    </Dialog>
  );
}
