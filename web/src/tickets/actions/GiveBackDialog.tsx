import { useState } from "react";
import type { Refusal, ReturnReason } from "../../core/pkg/portal_core";
import { refusalText } from "../../core/refusalText";
import { useDispatch } from "../../core/useDispatch";
import { useVocabulary } from "../../core/useView";
import { Button } from "../../ui/action/Button";
import { Notice } from "../../ui/feedback/Notice";
import { toast } from "../../ui/feedback/toast";
import { RadioOptions } from "../../ui/form/RadioOptions";
import { TextArea } from "../../ui/form/TextArea";
import { Dialog } from "../../ui/overlay/Dialog";
import styles from "./actions.module.css";
import { fieldProblem } from "./fieldProblem";

export type GiveBackDialogProps = { ticket: string; onClose: () => void };

/** Gives a ticket back to the administrator, who is told why (decisions §4). */
export function GiveBackDialog({ ticket, onClose }: GiveBackDialogProps) {
  const dispatch = useDispatch();
  const { returnReasons } = useVocabulary();
  const [reason, setReason] = useState<ReturnReason | null>(null);
  const [note, setNote] = useState("");
  const [refused, setRefused] = useState<Refusal>();

  function giveBack() {
    if (reason === null) return;
    const outcome = dispatch({ ticket: { giveBack: { ticket, reason, note } } });
    if (outcome.kind === "refused") {
      setRefused(outcome.refusal);
      return;
    }
    if (outcome.kind === "ok") toast(`Tiket ${ticket} dikembalikan ke administrator.`);
    onClose();
  }

  const noteProblem = fieldProblem(refused, "reason");
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Mengapa tiket ini dikembalikan?"
      footer={
        <>
          <Button onClick={onClose}>Batal</Button>
          <Button
            variant="primary"
            reason={reason === null ? "Pilih alasan dahulu" : undefined}
            onClick={giveBack}
          >
            Kembalikan
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {refused && noteProblem === undefined && (
          <Notice text={refusalText(refused)} onDismiss={() => setRefused(undefined)} />
        )}
        <RadioOptions
          legend="Alasan pengembalian"
          options={returnReasons}
          value={reason}
          onChange={setReason}
          autoFocus
        />
        <TextArea
          label="Catatan"
          hint="Dibaca administrator pada daftar Re-Assign. Wajib diisi untuk alasan Lainnya."
          error={noteProblem}
          rows={3}
          value={note}
          onChange={(typed) => {
            setNote(typed);
            setRefused(undefined);
          }}
        />
      </div>
    </Dialog>
  );
}
