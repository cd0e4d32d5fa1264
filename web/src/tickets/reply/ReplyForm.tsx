import { Send } from "lucide-react";
import { type KeyboardEvent, useCallback, useEffect, useId, useRef, useState } from "react";
import {
  type FieldError,
  problemText,
  refusalText,
  type TicketDetail,
  useView,
} from "../../engine";
import { DraftNotice } from "../../shared/draft/DraftNotice";
import { DraftState } from "../../shared/draft/DraftState";
import { Button } from "../../ui/action/Button";
import { fieldErrorId } from "../../ui/form/Field";
import { TextArea } from "../../ui/form/TextArea";
import { Panel } from "../../ui/page/Panel";
import { fieldProblem } from "../actions/fieldProblem";
import { AttachmentField } from "../files/AttachmentField";
import { useJudging } from "../files/useJudging";
import styles from "./ReplyForm.module.css";
import { ReplyStatus } from "./ReplyStatus";
import { currentChoice } from "./replyChoice";
import { useAsReplyTarget } from "./replyTarget";
import { useInsertion } from "./useInsertion";
import { useReplyDraft } from "./useReplyDraft";
import { useSendReply } from "./useSendReply";

export type ReplyFormProps = {
  ticket: TicketDetail;
  words: { title: string; send: string };
};

/** The reply form (§2.3, §2.5). It shows the effect on the status before sending. */
export function ReplyForm({ ticket, words }: ReplyFormProps) {
  const kept = useReplyDraft(ticket.id);
  const { value: draft, change: fill } = kept;
  const { send, refused, clearError } = useSendReply(ticket.id, kept);
  const errors = useView("replyErrors", draft.text);
  const field = useRef<HTMLTextAreaElement>(null);
  const fieldId = useId();

  const write = (text: string) => {
    clearError();
    fill((before) => ({ ...before, text }));
  };
  const insert = useInsertion(field);
  const focus = useCallback(() => field.current?.focus(), []);
  useAsReplyTarget({ insert, focus });

  const choice = currentChoice(ticket.replyChoices, draft.choice);
  const problems = errors.kind === "ok" ? errors.value : [];
  const canSend = problems.length === 0;
  const canSendAsWritten =
    !canSend && problems.every(({ problem }) => problem.problem === "placeholders");
  const error =
    shown(problems) ??
    fieldProblem(refused, "content") ??
    (refused && refused.reason !== "invalid" ? refusalText(refused) : undefined);

  const [sent, setSent] = useState(0);
  const asWritten = useRef(false);
  const { judging, send: submit } = useJudging(() => {
    const isConfirmed = canSendAsWritten && asWritten.current;
    asWritten.current = false;
    if ((canSend || isConfirmed) && send(choice, isConfirmed)) setSent(sent + 1);
  });
  function sendAsWritten() {
    asWritten.current = true;
    submit();
  }
  useEffect(() => {
    if (sent > 0) focus();
  }, [sent, focus]);

  function sendOnCtrlEnter(event: KeyboardEvent) {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    submit();
  }

  return (
    <div className={styles.reply}>
      <Panel title={words.title}>
        <form
          noValidate
          className={styles.form}
          onKeyDown={sendOnCtrlEnter}
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <DraftNotice draft={kept} files="lampiran" />
          <TextArea
            ref={field}
            id={fieldId}
            label="Balasan"
            required
            rows={4}
            hint={
              error ? undefined : "Tulis balasan untuk dapat mengirim. Ctrl+Enter juga mengirim."
            }
            value={draft.text}
            error={error}
            onChange={write}
          />
          {canSendAsWritten && (
            <div>
              <Button size="small" onClick={sendAsWritten} effect={choice?.effect}>
                Kirim apa adanya
              </Button>
            </div>
          )}
          <AttachmentField
            label="Lampiran"
            files={draft.files}
            onJudging={judging}
            error={fieldProblem(refused, "attachments")}
            onChange={(change) => {
              clearError();
              fill((before) => ({ ...before, files: change(before.files) }));
            }}
          />
          <div className={styles.bar}>
            <ReplyStatus
              choices={ticket.replyChoices}
              chosen={choice}
              onChoose={(picked) => fill((before) => ({ ...before, choice: picked }))}
            />
            <Button
              type="submit"
              variant="primary"
              icon={Send}
              disabled={!canSend}
              describedBy={shown(problems) && fieldErrorId(fieldId)}
              effect={choice?.effect}
            >
              {words.send}
            </Button>
          </div>
          <DraftState draft={kept} />
        </form>
      </Panel>
    </div>
  );
}

/** An empty reply is not shown as an error: the disabled button and its hint explain it. */
function shown(errors: readonly FieldError[]): string | undefined {
  const error = errors.find(({ problem }) => problem.problem !== "required");
  return error && problemText(error);
}
