import { useState } from "react";
import { dispatch, isText, orNull, refusalText, shapeOf } from "../../engine";
import { DraftNotice } from "../../shared/draft/DraftNotice";
import { DraftState } from "../../shared/draft/DraftState";
import { useDraft } from "../../shared/draft/useDraft";
import { announceDone } from "../../shared/undo/undoStack";
import { Button } from "../../ui/action/Button";
import { Notice } from "../../ui/feedback/Notice";
import { TextArea } from "../../ui/form/TextArea";
import { Dialog } from "../../ui/overlay/Dialog";
import { AboutTicket } from "../actions/AboutTicket";
import { AgentPicker, type ChosenAgent } from "./AgentPicker";
import styles from "./assign.module.css";

export type PickAgentDialogProps = {
  ticket: string;
  onClose: () => void;
  onAssigned: (agent: ChosenAgent) => void;
};

const EMPTY: { agent: ChosenAgent | null; reason: string } = { agent: null, reason: "" };

const isAssignment = shapeOf<typeof EMPTY>({
  agent: orNull(shapeOf<ChosenAgent>({ id: isText, name: isText })),
  reason: isText,
});

/** The 'Silahkan Pilih Agen' dialog (§2.4). */
export function PickAgentDialog({ ticket, onClose, onAssigned }: PickAgentDialogProps) {
  const draft = useDraft({
    kind: "assign",
    subject: ticket,
    empty: EMPTY,
    accepts: isAssignment,
  });
  const { agent: chosen, reason } = draft.value;
  const [refused, setRefused] = useState<string>();

  function assign() {
    if (!chosen) return;
    const outcome = dispatch({
      ticket: { assign: { ticket, agent: chosen.id, reason } },
    });
    if (outcome.kind === "refused") setRefused(refusalText(outcome.refusal));
    if (outcome.kind !== "ok") return;
    draft.settle(outcome.commit);
    announceDone(outcome.commit, `Tiket ${ticket} ditugaskan kepada ${chosen.name}.`);
    onAssigned(chosen);
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
        <AboutTicket ticket={ticket} />
        <DraftNotice draft={draft} />
        {refused && <Notice text={refused} onDismiss={() => setRefused(undefined)} />}
        <AgentPicker
          ticket={ticket}
          chosen={chosen ?? undefined}
          onChoose={({ id, name }) =>
            draft.change((before) => ({ ...before, agent: { id, name } }))
          }
        />
        <TextArea
          label="Alasan"
          hint="Opsional. Tercatat pada aktivitas tiket."
          rows={2}
          value={reason}
          onChange={(typed) => draft.change((before) => ({ ...before, reason: typed }))}
        />
        <DraftState draft={draft} />
      </div>
    </Dialog>
  );
}
