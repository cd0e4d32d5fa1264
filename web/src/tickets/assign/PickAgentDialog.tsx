import { useState } from "react";
import { refusalText } from "../../core/refusalText";
import { useDispatch } from "../../core/useDispatch";
import { Button } from "../../ui/action/Button";
import { Notice } from "../../ui/feedback/Notice";
import { TextArea } from "../../ui/form/TextArea";
import { Dialog } from "../../ui/overlay/Dialog";
import { AgentPicker, type ChosenAgent } from "./AgentPicker";
import styles from "./assign.module.css";

export type PickAgentDialogProps = {
  ticket: string;
  onClose: () => void;
  onAssigned: (agent: ChosenAgent) => void;
};

/** 'Silahkan Pilih Agen' (§2.4). */
export function PickAgentDialog({ ticket, onClose, onAssigned }: PickAgentDialogProps) {
  const dispatch = useDispatch();
  const [chosen, setChosen] = useState<ChosenAgent>();
  const [reason, setReason] = useState("");
  const [refused, setRefused] = useState<string>();

  function assign() {
    if (!chosen) return;
    const outcome = dispatch({
      ticket: { assign: { ticket, agent: chosen.id, reason } },
    });
    if (outcome.kind === "refused") setRefused(refusalText(outcome.refusal));
    else if (outcome.kind === "ok") onAssigned(chosen);
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Silahkan Pilih Agen"
      size="large"
      footer={
        <>
          <Button onClick={onClose}>Batal</Button>
          <Button
            variant="primary"
            reason={chosen ? undefined : "Pilih agen dahulu"}
            onClick={assign}
          >
            Tugaskan
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        {refused && <Notice text={refused} onDismiss={() => setRefused(undefined)} />}
        <AgentPicker chosen={chosen} onChoose={setChosen} />
        <TextArea
          label="Alasan"
          hint="Opsional. Tercatat pada aktivitas tiket."
          rows={2}
          value={reason}
          onChange={setReason}
        />
      </div>
    </Dialog>
  );
}
