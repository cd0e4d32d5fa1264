import { refusalText } from "../../core/refusalText";
import { useView } from "../../core/useView";
import { Notice } from "../../ui/feedback/Notice";
import { Dialog } from "../../ui/overlay/Dialog";
import { HistoryEntries } from "./HistoryEntries";
import { HISTORIES, type HistorySlice } from "./histories";

export type HistoryDialogProps = {
  slice: HistorySlice;
  /** Of this record alone. */
  record?: { id: string; name: string } | undefined;
  onClose: () => void;
};

/** 'Riwayat': what was changed or deleted, and the way back to it. */
export function HistoryDialog({ slice, record, onClose }: HistoryDialogProps) {
  const title = record === undefined ? HISTORIES[slice] : `Riwayat “${record.name}”`;
  const answer = useView("history", record === undefined ? { slice } : { slice, id: record.id });
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      {answer.kind === "refused" ? (
        <Notice text={refusalText(answer.refusal)} />
      ) : (
        <HistoryEntries list={answer.value} label={title} />
      )}
    </Dialog>
  );
}
