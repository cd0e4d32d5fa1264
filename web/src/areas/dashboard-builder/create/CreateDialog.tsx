import { useId } from "react";
import { DraftNotice } from "../../../shared/draft/DraftNotice";
import { DraftState } from "../../../shared/draft/DraftState";
import { Button } from "../../../ui/action/Button";
import { Notice } from "../../../ui/feedback/Notice";
import { Dialog } from "../../../ui/overlay/Dialog";
import { DashboardForm } from "../form/DashboardForm";
import styles from "../form/form.module.css";
import { areaTexts, dialogTexts } from "../texts";
import { useCreateForm } from "./useCreateForm";

export type CreateDialogProps = {
  /** Returns to the list. The draft stays. */
  onClose: () => void;
};

/** The form of a new dashboard (§5), over the list. */
export function CreateDialog({ onClose }: CreateDialogProps) {
  const formId = useId();
  const { draft, change, problems, create, refused, clearError } = useCreateForm();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={areaTexts.create}
      lang="en"
      holds
      footer={
        <>
          <Button onClick={onClose}>{dialogTexts.cancel}</Button>
          <Button variant="primary" type="submit" form={formId}>
            {dialogTexts.save}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          create(event.currentTarget);
        }}
      >
        <DraftNotice draft={draft} />
        {refused && <Notice text={refused} onDismiss={clearError} />}
        <DashboardForm form={draft.value} onChange={change} problems={problems} />
        <DraftState draft={draft} />
      </form>
    </Dialog>
  );
}
