import { Frown, type LucideIcon, Smile } from "lucide-react";
import { isText, shapeOf, type TicketDetail } from "../../engine";
import { DraftNotice } from "../../shared/draft/DraftNotice";
import { DraftState } from "../../shared/draft/DraftState";
import { useDraft } from "../../shared/draft/useDraft";
import { useSentForm } from "../../shared/form/useSentForm";
import { paths } from "../../shared/paths";
import { Button } from "../../ui/action/Button";
import { LinkButton } from "../../ui/action/LinkButton";
import { Notice } from "../../ui/feedback/Notice";
import { TextField } from "../../ui/form/TextField";
import { Panel } from "../../ui/page/Panel";
import styles from "./cases.module.css";
import { ratingTexts } from "./texts";

const isComment = shapeOf<{ comment: string }>({ comment: isText });

/** At the end of a finished ticket its company rates the answer, and reads until when it can reopen the ticket. */
export function EndPanel({ ticket }: { ticket: TicketDetail }) {
  const { id, can } = ticket;
  const { rating, reopening } = ticket.case;
  const empty = { comment: rating?.comment ?? "" };
  const draft = useDraft({ kind: "rating", subject: id, empty, accepts: isComment });
  const sent = useSentForm();
  if (!can.rate && reopening === undefined) return null;
  const { comment } = draft.value;

  function rate(isSatisfied: boolean) {
    const command = { ticket: { rate: { ticket: id, isSatisfied, comment } } };
    sent.send(command, ratingTexts.done, draft.settle);
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
          {sent.refused && <Notice text={sent.refused} onDismiss={sent.dismiss} />}
          {can.rate && rating && (
            <form
              ref={sent.form}
              className={styles.comment}
              noValidate
              onSubmit={(event) => {
                event.preventDefault();
                rate(rating.isSatisfied);
              }}
            >
              <DraftNotice draft={draft} />
              <TextField
                label={ratingTexts.comment}
                hint={ratingTexts.commentHint}
                value={comment}
                error={sent.error("comment")}
                onChange={(typed) => draft.change(() => ({ comment: typed }))}
                beside={<Button type="submit">{ratingTexts.save}</Button>}
              />
              <DraftState draft={draft} />
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
