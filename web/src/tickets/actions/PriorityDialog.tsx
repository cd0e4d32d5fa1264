import { type TicketDetail, useVocabulary } from "../../engine";
import { labelOf } from "../../platform/labelOf";
import { dispatchAndTell } from "../../shared/dispatchAndTell";
import { RadioDialog } from "../../ui/overlay/RadioDialog";

export type PriorityDialogProps = { ticket: TicketDetail; isOpen: boolean; onClose: () => void };

/** The 'Pilih Prioritas' dialog (§2.5). A choice is saved at once (decisions §4). */
export function PriorityDialog({ ticket, isOpen, onClose }: PriorityDialogProps) {
  const { priorities } = useVocabulary();
  return (
    <RadioDialog
      isOpen={isOpen}
      onClose={onClose}
      title="Pilih Prioritas"
      options={priorities.map((priority) => ({ ...priority, lang: "en" }))}
      value={ticket.priority ?? null}
      onChoose={(priority) => {
        dispatchAndTell(
          { ticket: { setPriority: { ticket: ticket.id, priority } } },
          `Prioritas tiket ${ticket.id} sekarang ${labelOf(priorities, priority)}.`,
        );
        onClose();
      }}
    />
  );
}
