import { type TicketDetail, useVocabulary } from "../../engine";
import { RadioDialog } from "../../ui/overlay/RadioDialog";
import { actionTexts } from "./texts";
import { useSetPriority } from "./useSetPriority";

export type PriorityDialogProps = { ticket: TicketDetail; isOpen: boolean; onClose: () => void };

/** The 'Pilih Prioritas' dialog (§2.5). A choice is saved at once (decisions §4). */
export function PriorityDialog({ ticket, isOpen, onClose }: PriorityDialogProps) {
  const { priorities } = useVocabulary();
  const setPriority = useSetPriority(ticket.id);
  return (
    <RadioDialog
      isOpen={isOpen}
      onClose={onClose}
      title={actionTexts.priority}
      options={priorities.map((priority) => ({ ...priority, lang: "en" }))}
      value={ticket.priority ?? null}
      onChoose={(priority) => {
        setPriority(priority);
        onClose();
      }}
    />
  );
}
