import { Link } from "lucide-react";
import { useId, useState } from "react";
import { refusalText, useView } from "../../engine";
import { dispatchAndTell } from "../../shared/dispatchAndTell";
import { Button } from "../../ui/action/Button";
import { Notice } from "../../ui/feedback/Notice";
import { RadioOptions } from "../../ui/form/RadioOptions";
import { Dialog } from "../../ui/overlay/Dialog";
import { AboutTicket } from "../actions/AboutTicket";
import styles from "./cases.module.css";
import { TicketChoiceField } from "./TicketChoiceField";
import { caseTexts, mergeTexts } from "./texts";

export type MergeDialogProps = {
  /** The tickets to merge; with one ticket the dialog asks for another. */
  tickets: readonly string[];
  onClose: () => void;
  /** Called after the merge instead of `onClose`. */
  onDone?: () => void;
  /** Offers to link tickets that cannot be merged. */
  onLink?: (() => void) | undefined;
};

/** Merges tickets of one company. The effect is shown before. */
export default function MergeDialog({
  tickets,
  onClose,
  onDone = onClose,
  onLink,
}: MergeDialogProps) {
  const form = useId();
  const [first = ""] = tickets;
  const [other, setOther] = useState<string | null>(null);
  const [into, setInto] = useState<string>();
  const all = other === null ? [...tickets] : [...tickets, other];
  const isComplete = all.length > 1;
  const preview = useView("mergePreview", { tickets: all, into });
  const shown = preview.kind === "ok" ? preview.value : undefined;
  const refusal = preview.kind === "refused" ? preview.refusal : shown?.refusal;
  const problem = isComplete && refusal ? refusalText(refusal) : undefined;

  function merge() {
    if (!shown || problem !== undefined) return;
    const gone = shown.tickets.map(({ id }) => id).filter((id) => id !== shown.into);
    const command = { ticket: { merge: { into: shown.into, tickets: gone } } };
    if (dispatchAndTell(command, mergeTexts.done(gone.join(", "), shown.into))) onDone();
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={tickets.length === 1 ? mergeTexts.title : mergeTexts.several}
      footer={
        <>
          {onLink && (
            <Button variant="quiet" icon={Link} onClick={onLink}>
              {caseTexts.link}
            </Button>
          )}
          <Button onClick={onClose}>{caseTexts.cancel}</Button>
          <Button
            type="submit"
            form={form}
            variant="primary"
            reason={isComplete ? problem && mergeTexts.refused : mergeTexts.missing}
          >
            {mergeTexts.merge}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        className={styles.body}
        onSubmit={(event) => {
          event.preventDefault();
          if (isComplete) merge();
        }}
      >
        {tickets.length === 1 && (
          <>
            <AboutTicket ticket={first} />
            <TicketChoiceField
              ticket={first}
              ofRequester
              autoFocus
              label={mergeTexts.other}
              hint={mergeTexts.otherHint}
              value={other}
              onChange={(chosen) => {
                setOther(chosen);
                setInto(undefined);
              }}
            />
          </>
        )}
        {isComplete && shown && (
          <RadioOptions
            legend={mergeTexts.kept}
            options={shown.tickets.map(({ id, title, created }) => ({
              value: id,
              label: `${id} ${title}`,
              description: created,
            }))}
            value={shown.into}
            onChange={setInto}
          />
        )}
        {problem !== undefined && <Notice text={problem} />}
        {isComplete && shown && shown.effects.length > 0 && (
          <section className={styles.effects}>
            <h3>{mergeTexts.effects}</h3>
            <ul>
              {shown.effects.map((effect) => (
                <li key={effect}>{effect}</li>
              ))}
            </ul>
          </section>
        )}
      </form>
    </Dialog>
  );
}
