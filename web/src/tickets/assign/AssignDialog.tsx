import { useState } from "react";
import { Dialog } from "../../ui/overlay/Dialog";
import type { ChosenAgent } from "./AgentPicker";
import { AssignedDialog } from "./AssignedDialog";
import { assignTexts } from "./texts";
import { type AgentChoiceProps, useAgentChoice } from "./useAgentChoice";

export type AssignDialogProps = {
  /** The code of the ticket to assign; `undefined` closes the dialog. */
  ticket: string | undefined;
  onClose: () => void;
};

/** Assigns a ticket: first the choice of an agent, then the confirmation (§2.4). */
export function AssignDialog({ ticket, onClose }: AssignDialogProps) {
  // The key makes each opening start empty.
  return ticket === undefined ? null : <Assigning key={ticket} ticket={ticket} onClose={onClose} />;
}

function Assigning({ ticket, onClose }: { ticket: string; onClose: () => void }) {
  const [assigned, setAssigned] = useState<ChosenAgent>();
  if (assigned) return <AssignedDialog ticket={ticket} agent={assigned} onClose={onClose} />;
  return (
    <PickAgentDialog
      ticket={ticket}
      told={() => assignTexts.undoable(ticket)}
      onClose={onClose}
      onAssigned={setAssigned}
    />
  );
}

/** The 'Silahkan Pilih Agen' dialog (§2.4). */
function PickAgentDialog(props: AgentChoiceProps) {
  const { content, buttons } = useAgentChoice(props);
  return (
    <Dialog isOpen onClose={props.onClose} title={assignTexts.title} size="large" footer={buttons}>
      {content}
    </Dialog>
  );
}
