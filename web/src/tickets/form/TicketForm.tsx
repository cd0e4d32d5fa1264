import { Send } from "lucide-react";
import { type FormEvent, useEffect, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { type Field, type FieldError, problemText, refusalText, useView } from "../../engine";
import { DraftNotice } from "../../shared/draft/DraftNotice";
import { DraftState } from "../../shared/draft/DraftState";
import { useDraft } from "../../shared/draft/useDraft";
import { useJudging } from "../../shared/files/useJudging";
import { historyIndex } from "../../shared/historyIndex";
import { Button } from "../../ui/action/Button";
import { LiveRegion } from "../../ui/feedback/LiveRegion";
import { Notice } from "../../ui/feedback/Notice";
import { ErrorSummary } from "../../ui/form/ErrorSummary";
import { Panel } from "../../ui/page/Panel";
import {
  asTicketForm,
  type Draft,
  EMPTY_DRAFT,
  isDraft,
  subjectOf,
  type TicketSubject,
} from "./draft";
import { SimilarTickets } from "./SimilarTickets";
import { fieldId, TicketFields } from "./TicketFields";
import styles from "./TicketForm.module.css";
import { formTexts } from "./texts";
import { useSubmission } from "./useSubmission";

export type TicketFormProps = {
  asksRequester?: boolean | undefined;
  /** The accepted finding or the earlier ticket that the ticket is about. */
  about?: TicketSubject | undefined;
  listPath: string;
  ticketPath: (id: string) => string;
  /** Asks the parent for an empty form: the draft was discarded, or the form was opened again while sending. */
  onStartAfresh: () => void;
};

const ignore = () => {};

/** The form of a new ticket. Its draft stays until it is sent. */
export function TicketForm({ listPath, ticketPath, ...props }: TicketFormProps) {
  const { about } = props;
  const { title, description } = about ?? {};
  const empty = useMemo(
    () => ({
      ...EMPTY_DRAFT,
      title: title ?? EMPTY_DRAFT.title,
      description: description ?? EMPTY_DRAFT.description,
    }),
    [title, description],
  );
  const kept = useDraft({ kind: "ticket", subject: subjectOf(about), empty, accepts: isDraft });
  const [sent, setSent] = useState<Draft>();
  const draft = sent ?? kept.value;
  const [refused, setRefused] = useState<string>();
  const { problems, attempt, count } = useFormProblems(draft);
  const { send, isSending, isOverAgain } = useSubmission(ticketPath, kept.settle, about);
  const sendButton = useRef<HTMLButtonElement>(null);
  const goBack = useGoBack(listPath);

  const { onStartAfresh } = props;
  useEffect(() => {
    if (isOverAgain) onStartAfresh();
  }, [isOverAgain, onStartAfresh]);

  const { judging, send: submit } = useJudging(() => {
    const outcome = send(draft);
    // Keep showing the sent values until the ticket's page opens.
    if (outcome?.kind === "ok") setSent(draft);
    if (outcome?.kind !== "refused") return;
    if (outcome.refusal.reason === "invalid") count();
    else setRefused(refusalText(outcome.refusal));
  });

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    submit();
  }

  function clearError() {
    setRefused(undefined);
    sendButton.current?.focus();
  }

  return (
    <form noValidate className={styles.form} aria-busy={isSending || undefined} onSubmit={onSubmit}>
      <DraftNotice draft={kept} files="lampiran" onDiscarded={onStartAfresh} />
      <ErrorSummary
        attempt={attempt}
        problems={[...problems].map(([field, message]) => ({ fieldId: fieldId(field), message }))}
      />
      {refused && <Notice text={refused} onDismiss={clearError} />}
      <Panel>
        <TicketFields
          draft={draft}
          onChange={isSending ? ignore : kept.change}
          onJudging={judging}
          problems={problems}
          asksRequester={props.asksRequester ?? false}
          isLocked={isSending}
        />
      </Panel>
      {!props.asksRequester && !isSending && (
        <SimilarTickets title={draft.title} description={draft.description} />
      )}
      <div className={styles.actions}>
        <Button ref={sendButton} type="submit" variant="primary" icon={Send} busy={isSending}>
          {formTexts.send}
        </Button>
        <Button onClick={goBack}>{formTexts.cancel}</Button>
        <DraftState draft={kept} />
        {isSending && <p className={styles.sending}>{formTexts.sending}</p>}
      </div>
      <LiveRegion message={isSending ? formTexts.sending : ""} />
    </form>
  );
}

/** The problems of each field: none before the first attempt to send, then updated while typing. */
function useFormProblems(draft: Draft) {
  const [attempt, setAttempt] = useState(0);
  const answer = useView("ticketFormErrors", asTicketForm(draft));
  const errors = attempt > 0 && answer.kind === "ok" ? answer.value : [];
  return { problems: byField(errors), attempt, count: () => setAttempt((before) => before + 1) };
}

function byField(errors: readonly FieldError[]): ReadonlyMap<Field, string> {
  return new Map(errors.map((error) => [error.field, problemText(error)]));
}

function useGoBack(otherwise: string) {
  const navigate = useNavigate();
  return () => {
    const index = historyIndex();
    if (index !== undefined && index > 0) navigate(-1);
    else navigate(otherwise);
  };
}
