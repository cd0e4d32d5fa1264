import { Button } from "../../ui/action/Button";
import { Dialog } from "../../ui/overlay/Dialog";
import type { ChosenAgent } from "./AgentPicker";
import { assignedTexts } from "./texts";

export type AssignedDialogProps = { ticket: string; agent: ChosenAgent; onClose: () => void };

/** Confirms the assignment, with the text of §2.4. */
export function AssignedDialog({ ticket, agent, onClose }: AssignedDialogProps) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={assignedTexts.title}
      size="small"
      footer={
        <Button variant="primary" autoFocus onClick={onClose}>
          {assignedTexts.close}
        </Button>
      }
    >
      <p>
        {assignedTexts.beforeAgent(ticket)} <strong>{agent.name}</strong>.
      </p>
    </Dialog>
  );
}
