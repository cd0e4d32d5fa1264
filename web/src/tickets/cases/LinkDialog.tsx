import { useState } from "react";
import { dispatch, type LinkKind, refusalText, useVocabulary } from "../../engine";
import { announceDone } from "../../shared/undo/undoStack";
import { Button } from "../../ui/action/Button";
import { Notice } from "../../ui/feedback/Notice";
import { RadioOptions } from "../../ui/form/RadioOptions";
import { Dialog } from "../../ui/overlay/Dialog";
import { AboutTicket } from "../actions/AboutTicket";
import styles from "./cases.module.css";
import { TicketChoiceField } from "./TicketChoiceField";
import { caseTexts, linkTexts } from "./texts";

export type LinkDialogProps = { ticket: string; onClose: () => void };

/** Links a ticket to another one. */
export default function LinkDialog({ ticket, onClose }: LinkDialogProps) {
  const { linkKinds } = useVocabulary();
  const [kind, setKind] = useState<LinkKind>("related");
  const [other, setOther] = useState<string | null>(null);
  const [refused, setRefused] = useState<string>();

  function link() {
    if (other === null) return;
    const outcome = dispatch({ ticket: { link: { ticket, other, kind } } });
    if (outcome.kind === "refused") setRefused(refusalText(outcome.refusal));
    if (outcome.kind !== "ok") return;
    announceDone(outcome.commit, linkTexts.done(ticket, other));
    onClose();
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={linkTexts.title}
      footer={
        <>
          <Button onClick={onClose}>{caseTexts.cancel}</Button>
          <Button
            variant="primary"
            reason={other === null ? linkTexts.missing : undefined}
            onClick={link}
          >
            {linkTexts.link}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <AboutTicket ticket={ticket} />
        {refused && <Notice text={refused} onDismiss={() => setRefused(undefined)} />}
        <RadioOptions legend={linkTexts.kind} options={linkKinds} value={kind} onChange={setKind} />
        <TicketChoiceField
          ticket={ticket}
          ofRequester={false}
          label={linkTexts.other}
          hint={linkTexts.otherHint}
          value={other}
          onChange={setOther}
        />
      </div>
    </Dialog>
  );
}
