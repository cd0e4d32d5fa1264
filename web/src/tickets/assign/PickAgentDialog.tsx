import { Dialog } from "../../ui/overlay/Dialog";
import { assignTexts } from "./texts";
import { type AgentChoiceProps, useAgentChoice } from "./useAgentChoice";

/** The 'Silahkan Pilih Agen' dialog (§2.4). */
export function PickAgentDialog(props: AgentChoiceProps) {
  const { content, buttons } = useAgentChoice(props);
  return (
    <Dialog isOpen onClose={props.onClose} title={assignTexts.title} size="large" footer={buttons}>
      {content}
    </Dialog>
  );
}
