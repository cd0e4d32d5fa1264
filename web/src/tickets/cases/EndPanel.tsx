import { Frown, type LucideIcon, Smile } from "lucide-react";
import { useState } from "react";
import type { TicketDetail } from "../../engine";
import { dispatchAndTell } from "../../shared/dispatchAndTell";
import { paths } from "../../shared/paths";
import { Button } from "../../ui/action/Button";
import { LinkButton } from "../../ui/action/LinkButton";
import { TextField } from "../../ui/form/TextField";
import { Panel } from "../../ui/page/Panel";
import styles from "./cases.module.css";
import { ratingTexts } from "./texts";

/** At the end of a finished ticket its company rates the answer, and reads until when it can reopen the ticket. */
export function EndPanel({ ticket }: { ticket: TicketDetail }) {
  const { id, can } = ticket;
  const { rating, reopening } = ticket.case;
  const [typed, setTyped] = useState<string>();
  if (!can.rate && reopening === undefined) return null;
  const comment = typed ?? rating?.comment ?? "";

  function rate(isSatisfied: boolean) {
    const command = { ticket: { rate: { ticket: id, isSatisfied, comment } } };
    if (dispatchAndTell(command, ratingTexts.done)) setTyped(undefined);
  }

  const face = (isSatisfied: boolean, label: string, icon: LucideIcon) => {
    const Icon = icon;
    return (
      <button
        type="button"
        className={styles.face}
        aria-pressed={rating?.isSatisfied === isSatisfied}
        onClick={() => rate(isSatisfied)}
      >
        <Icon className={styles.faceIcon} aria-hidden="true" />
        {label}
      </button>
    );
  };

  return (
    <div className={styles.end}>
      <Panel title={can.rate ? ratingTexts.title : undefined}>
        <div className={styles.panel}>
          {can.rate && (
            <div className={styles.faces}>
              {face(true, ratingTexts.yes, Smile)}
              {face(false, ratingTexts.no, Frown)}
            </div>
          )}
          {can.rate && rating && (
            <form
              className={styles.comment}
              noValidate
              onSubmit={(event) => {
                event.preventDefault();
                rate(rating.isSatisfied);
              }}
            >
              <TextField
                label={ratingTexts.comment}
                hint={ratingTexts.commentHint}
                value={comment}
                onChange={setTyped}
                beside={<Button type="submit">{ratingTexts.save}</Button>}
              />
            </form>
          )}
          {reopening !== undefined && <p className={styles.quiet}>{reopening}</p>}
          {can.followUp && (
            <LinkButton to={paths.badanUsaha.createTicketAfter(id)}>
              {ratingTexts.followUp}
            </LinkButton>
          )}
        </div>
      </Panel>
    </div>
  );
}
