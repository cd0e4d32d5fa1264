import { useRef, useState } from "react";
import {
  dispatch,
  isText,
  orNull,
  type Refusal,
  refusalText,
  shapeOf,
  useVocabulary,
} from "../../engine";
import { DraftNotice } from "../../shared/draft/DraftNotice";
import { DraftState } from "../../shared/draft/DraftState";
import { useDraft } from "../../shared/draft/useDraft";
import { announceDone } from "../../shared/undo/undoStack";
import { Button } from "../../ui/action/Button";
import { Notice } from "../../ui/feedback/Notice";
import { RadioOptions } from "../../ui/form/RadioOptions";
import { TextArea } from "../../ui/form/TextArea";
import { AboutTicket } from "./AboutTicket";
import styles from "./actions.module.css";
import { fieldProblem } from "./fieldProblem";
import { giveBackTexts } from "./texts";

export type GiveBackProps = {
  ticket: string;
  /** False if the ticket's status forbids the return. */
  canGiveBack: boolean;
  onClose: () => void;
};

const EMPTY: { reason: string | null; note: string } = { reason: null, note: "" };

const isGiveBack = shapeOf<typeof EMPTY>({ reason: orNull(isText), note: isText });

/** The content and the buttons of a dialog that returns a ticket to the administrator with a reason (decisions §4). */
export function useGiveBack({ ticket, canGiveBack, onClose }: GiveBackProps) {
  const { returnReasons } = useVocabulary();
  const draft = useDraft({
    kind: "giveBack",
    subject: ticket,
    empty: EMPTY,
    accepts: isGiveBack,
  });
  const { note } = draft.value;
  const reason = returnReasons.find(({ value }) => value === draft.value.reason)?.value ?? null;
  const [refused, setRefused] = useState<Refusal>();
  const noteField = useRef<HTMLTextAreaElement>(null);

  function giveBack() {
    if (reason === null) return;
    const outcome = dispatch({ ticket: { giveBack: { ticket, reason, note } } });
    if (outcome.kind === "refused") {
      setRefused(outcome.refusal);
      if (outcome.refusal.reason === "invalid") noteField.current?.focus();
      return;
    }
    if (outcome.kind !== "ok") return;
    draft.settle(outcome.commit);
    announceDone(outcome.commit, giveBackTexts.done(ticket));
    onClose();
  }

  const noteProblem = fieldProblem(refused, "reason");
  const content = (
    <div className={styles.form}>
      <AboutTicket ticket={ticket} />
      <DraftNotice draft={draft} />
      {refused && noteProblem === undefined && (
        <Notice text={refusalText(refused)} onDismiss={() => setRefused(undefined)} />
      )}
      <RadioOptions
        legend={giveBackTexts.reason}
        options={returnReasons}
        value={reason}
        onChange={(picked) => draft.change((before) => ({ ...before, reason: picked }))}
      />
      <TextArea
        ref={noteField}
        label={giveBackTexts.note}
        hint={giveBackTexts.noteHint}
        error={noteProblem}
        rows={3}
        value={note}
        onChange={(typed) => {
          draft.change((before) => ({ ...before, note: typed }));
          setRefused(undefined);
        }}
      />
      <DraftState draft={draft} />
    </div>
  );
  const buttons = (
    <>
      <Button onClick={onClose}>{giveBackTexts.cancel}</Button>
      <Button
        variant="primary"
        reason={
          canGiveBack
            ? reason === null
              ? giveBackTexts.reasonMissing
              : undefined
            : giveBackTexts.notReturnable
        }
        onClick={giveBack}
      >
        {giveBackTexts.giveBack}
      </Button>
    </>
  );
  return { content, buttons };
}
