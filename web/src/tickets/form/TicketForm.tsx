import { Send } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { refusalText } from "../../core/refusalText";
import { Button } from "../../ui/action/Button";
import { LiveRegion } from "../../ui/feedback/LiveRegion";
import { Notice } from "../../ui/feedback/Notice";
import { ErrorSummary } from "../../ui/form/ErrorSummary";
import { Panel } from "../../ui/page/Panel";
import { useJudging } from "../files/useJudging";
import { isStarted } from "./draft";
import { LeaveGuard } from "./LeaveGuard";
import { RestoredNotice } from "./RestoredNotice";
import { fieldId, TicketFields } from "./TicketFields";
import styles from "./TicketForm.module.css";
import { useFormDraft } from "./useFormDraft";
import { useFormProblems } from "./useFormProblems";
import { useGoBack } from "./useGoBack";
import { useSubmission } from "./useSubmission";

export type TicketFormProps = {
  /** Whose form it is. */
  author: string;
  asksRequester?: boolean | undefined;
  listPath: string;
  ticketPath: (id: string) => string;
  /** Asks for an empty form in place of one that was left and is back. */
  onStartAfresh: () => void;
};

/** The form with its errors, its sending and its guard against losing what was typed. */
export function TicketForm({ author, listPath, ticketPath, ...props }: TicketFormProps) {
  const { draft, change, isRestored, forget } = useFormDraft(author);
  const [refused, setRefused] = useState<string>();
  const { problems, attempt, count } = useFormProblems(draft);
  const { send, isSending } = useSubmission(ticketPath);
  const sendButton = useRef<HTMLButtonElement>(null);
  const goBack = useGoBack(listPath);

  const { judging, send: submit } = useJudging(() => {
    const outcome = send(draft);
    if (outcome?.kind === "ok") forget();
    if (outcome?.kind !== "refused") return;
    if (outcome.refusal.reason === "invalid") count();
    else setRefused(refusalText(outcome.refusal));
  });

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    submit();
  }

  function startAfresh() {
    forget();
    props.onStartAfresh();
  }

  function forgive() {
    setRefused(undefined);
    sendButton.current?.focus();
  }

  return (
    <form noValidate className={styles.form} aria-busy={isSending || undefined} onSubmit={onSubmit}>
      {isRestored && !isSending && <RestoredNotice onDiscard={startAfresh} />}
      <ErrorSummary
        attempt={attempt}
        problems={[...problems].map(([field, message]) => ({ fieldId: fieldId(field), message }))}
      />
      {refused && <Notice text={refused} onDismiss={forgive} />}
      <Panel>
        <TicketFields
          draft={draft}
          onChange={change}
          onJudging={judging}
          problems={problems}
          asksRequester={props.asksRequester ?? false}
          isLocked={isSending}
        />
      </Panel>
      <div className={styles.actions}>
        <Button ref={sendButton} type="submit" variant="primary" icon={Send} busy={isSending}>
          Kirim
        </Button>
        <Button onClick={goBack}>Batal</Button>
        {isSending && <p className={styles.sending}>Tiket sedang dikirim…</p>}
      </div>
      <LiveRegion message={isSending ? "Tiket sedang dikirim…" : ""} />
      <LeaveGuard isHolding={isStarted(draft) && !isSending} author={author} onLeave={forget} />
    </form>
  );
}
