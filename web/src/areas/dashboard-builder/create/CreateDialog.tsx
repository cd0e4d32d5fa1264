import { useId } from "react";
import { Button } from "../../../ui/action/Button";
import { Notice } from "../../../ui/feedback/Notice";
import { Dialog } from "../../../ui/overlay/Dialog";
import { DashboardForm } from "../form/DashboardForm";
import styles from "../form/form.module.css";
import { HoldTyped } from "./HoldTyped";
import { useCreateForm } from "./useCreateForm";

export type CreateDialogProps = {
  /** Leaves the address of the form; asks first where something would be lost. */
  onClose: () => void;
};

/** The form of a new dashboard (§5), over the list. */
export function CreateDialog({ onClose }: CreateDialogProps) {
  const formId = useId();
  const { form, change, problems, isTouched, isCreated, create, refused, forgive } =
    useCreateForm();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Create Dashboard"
      lang="en"
      holds
      footer={
        <>
          <Button onClick={onClose}>Batal</Button>
          <Button variant="primary" type="submit" form={formId}>
            Simpan
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
        {refused && <Notice text={refused} onDismiss={forgive} />}
        <DashboardForm form={form} onChange={change} problems={problems} />
      </form>
      {/* Inside, because a dialog lets the focus go only to what is opened from within it. */}
      {isTouched && <HoldTyped isCreated={isCreated} />}
    </Dialog>
  );
}
