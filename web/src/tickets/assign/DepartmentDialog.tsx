import { useState } from "react";
import { refusalText } from "../../core/refusalText";
import { useDispatch } from "../../core/useDispatch";
import { useView } from "../../core/useView";
import { Button } from "../../ui/action/Button";
import { Notice } from "../../ui/feedback/Notice";
import { toast } from "../../ui/feedback/toast";
import { RadioOptions } from "../../ui/form/RadioOptions";
import { TextArea } from "../../ui/form/TextArea";
import { Dialog } from "../../ui/overlay/Dialog";
import styles from "./assign.module.css";

export type DepartmentDialogProps = {
  ticket: string;
  isOpen: boolean;
  onClose: () => void;
};

/** 'Silahkan Pilih Departemen' (§2.4). */
export function DepartmentDialog({ isOpen, ...props }: DepartmentDialogProps) {
  // Unmounted while closed, so that each opening starts afresh.
  return isOpen ? <OpenDepartmentDialog {...props} /> : null;
}

function OpenDepartmentDialog({ ticket, onClose }: Omit<DepartmentDialogProps, "isOpen">) {
  const dispatch = useDispatch();
  const choices = useView("departments");
  const [department, setDepartment] = useState<string | null>(null);
  const [note, setNote] = useState("");
  const [refused, setRefused] = useState<string>();

  function send() {
    if (department === null) return;
    const outcome = dispatch({
      ticket: { sendToDepartment: { ticket, department, note } },
    });
    if (outcome.kind === "refused") setRefused(refusalText(outcome.refusal));
    if (outcome.kind !== "ok") return;
    toast(`Tiket ${ticket} dikirim ke ${department}.`);
    onClose();
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Silahkan Pilih Departemen"
      footer={
        <>
          <Button onClick={onClose}>Batal</Button>
          <Button
            variant="primary"
            reason={department === null ? "Pilih departemen dahulu" : undefined}
            onClick={send}
          >
            Kirim
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        {refused && <Notice text={refused} onDismiss={() => setRefused(undefined)} />}
        {choices.kind === "refused" ? (
          <Notice text={refusalText(choices.refusal)} />
        ) : (
          <RadioOptions
            legend="Departemen"
            options={choices.value.departments.map((name) => ({ value: name, label: name }))}
            value={department}
            onChange={setDepartment}
          />
        )}
        <TextArea
          label="Catatan"
          hint="Opsional. Status dan penanggung jawab tiket tidak berubah."
          rows={3}
          value={note}
          onChange={setNote}
        />
      </div>
    </Dialog>
  );
}
