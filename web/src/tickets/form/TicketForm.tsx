import { Send } from "lucide-react";
import { type FormEvent, useState } from "react";
import { refusalText } from "../../core/refusalText";
import { Button } from "../../ui/action/Button";
import { LiveRegion } from "../../ui/feedback/LiveRegion";
import { Notice } from "../../ui/feedback/Notice";
import { ErrorSummary } from "../../ui/form/ErrorSummary";
import { Panel } from "../../ui/page/Panel";
import { EMPTY_DRAFT, isStarted } from "./draft";
import { LeaveDialog } from "./LeaveDialog";
import { fieldId, TicketFields } from "./TicketFields";
import styles from "./TicketForm.module.css";
import { useFormProblems } from "./useFormProblems";
import { useGoBack } from "./useGoBack";
import { useSubmission } from "./useSubmission";

export type TicketFormProps = {
  asksRequester?: boolean | undefined;
  listPath: string;
  ticketPath: (id: string) => string;
};

/** The form with its errors, its sending and its guard against losing what was typed. */
export function TicketForm({ asksRequester = false, listPath, ticketPath }: TicketFormProps) {
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [refused, setRefused] = useState<string>();
  const { problems, attempt, count } = useFormProblems(draft);
  const { send, isSending } = useSubmission(ticketPath);
  const goBack = useGoBack(listPath);

  function submit(event: FormEvent) {
    event.preventDefault();
    const outcome = send(draft);
    if (outcome?.kind !== "refused") return;
    if (outcome.refusal.reason === "invalid") count();
    else setRefused(refusalText(outcome.refusal));
  }

  return (
    <form noValidate className={styles.form} aria-busy={isSending || undefined} onSubmit={submit}>
      <ErrorSummary
        attempt={attempt}
        problems={[...problems].map(([field, message]) => ({ fieldId: fieldId(field), message }))}
      />
      {refused && <Notice text={refused} onDismiss={() => setRefused(undefined)} />}
      <Panel>
        <TicketFields
          draft={draft}
          onChange={setDraft}
          problems={problems}
          asksRequester={asksRequester}
          isLocked={isSending}
        />
      </Panel>
      <div className={styles.actions}>
        <Button type="submit" variant="primary" icon={Send} busy={isSending}>
          Kirim
        </Button>
        <Button onClick={goBack}>Batal</Button>
        {isSending && <p className={styles.sending}>Tiket sedang dikirim…</p>}
      </div>
      <LiveRegion message={isSending ? "Tiket sedang dikirim…" : ""} />
      <LeaveDialog isHolding={isStarted(draft) && !isSending} />
    </form>
  );
}
