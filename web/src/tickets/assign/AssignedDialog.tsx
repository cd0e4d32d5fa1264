import { Button } from "../../ui/action/Button";
import { Dialog } from "../../ui/overlay/Dialog";
import type { ChosenAgent } from "./AgentPicker";

export type AssignedDialogProps = { ticket: string; agent: ChosenAgent; onClose: () => void };

/** Confirms the assignment, with the text of §2.4. */
export function AssignedDialog({ ticket, agent, onClose }: AssignedDialogProps) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Tiket berhasil ditugaskan ke agen!"
      size="small"
      footer={
        <Button variant="primary" autoFocus onClick={onClose}>
          Ok, Siap!
        </Button>
      }
    >
      <p>
        Tiket {ticket} sekarang ditangani oleh <strong>{agent.name}</strong>.
      </p>
    </Dialog>
  );
}
