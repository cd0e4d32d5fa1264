import { MessageSquareText, Send } from "lucide-react";
import {
  type KeyboardEvent,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import {
  type FieldError,
  problemText,
  refusalText,
  type TicketDetail,
  useView,
  useVocabulary,
} from "../../engine";
import { DraftNotice } from "../../shared/draft/DraftNotice";
import { DraftState } from "../../shared/draft/DraftState";
import { AttachmentLists } from "../../shared/files/AttachmentLists";
import { fileTexts } from "../../shared/files/texts";
import { useAttachments } from "../../shared/files/useAttachments";
import { useJudging } from "../../shared/files/useJudging";
import { Button } from "../../ui/action/Button";
import { IconButton } from "../../ui/action/IconButton";
import { fieldErrorId } from "../../ui/form/Field";
import { FileButton } from "../../ui/form/FileButton";
import { useFileDrop } from "../../ui/form/useFileDrop";
import { usePressKey } from "../../ui/keys/shortcuts";
import { usePublishedSize } from "../../ui/page/usePublishedSize";
import { VisuallyHidden } from "../../ui/page/VisuallyHidden";
import { fieldProblem } from "../actions/fieldProblem";
import { CannedRepliesDialog } from "../canned/CannedRepliesDialog";
import { cannedTexts } from "../canned/texts";
import { ComposerField, composerHintId } from "./ComposerField";
import styles from "./ReplyForm.module.css";
import { ReplyStatus } from "./ReplyStatus";
import { currentChoice } from "./replyChoice";
import { useAsReplyTarget } from "./replyTarget";
import { composerTexts } from "./texts";
import { useFocusOnRequest } from "./useFocusOnRequest";
import { useInsertion } from "./useInsertion";
import { useReplyDraft } from "./useReplyDraft";
import { useSendReply } from "./useSendReply";

export type ReplyWords = { title: string; send: string };

export type ReplyFormProps = {
  ticket: TicketDetail;
  words: ReplyWords;
  /** True if the person may use canned replies. */
  hasCanned: boolean;
};

/** The reply form (§2.3, §2.5), at the bottom of the window: one line until it is used. It shows the effect on the status before sending. */
export function ReplyForm({ ticket, words, hasCanned }: ReplyFormProps) {
  const kept = useReplyDraft(ticket.id);
  const { value: draft, change: fill } = kept;
  const { send, refused, clearError } = useSendReply(ticket.id, kept);
  const errors = useView("replyErrors", draft.text);
  const { maxFileSize, fileTypes } = useVocabulary();
  const field = useRef<HTMLTextAreaElement>(null);
  const dock = useRef<HTMLElement>(null);
  const fieldId = useId();
  const [isUsed, setUsed] = useState(false);
  const isOpen = isUsed || kept.isStarted;
  usePublishedSize(dock, "--bottom-bar");

  const write = (text: string) => {
    clearError();
    fill((before) => ({ ...before, text }));
  };
  const insert = useInsertion(field);
  const focus = useCallback(() => field.current?.focus(), []);
  useAsReplyTarget(insert);
  useFocusOnRequest(field);
  const keyed = usePressKey({ keys: "r", label: composerTexts.label, run: focus });

  // The composer has grown over the last message, which the reader is about to answer.
  useLayoutEffect(() => {
    if (isUsed) showEnd(dock.current);
  }, [isUsed]);

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
    if (sent === 0) return;
    focus();
    showEnd(dock.current);
  }, [sent, focus]);

  const attachments = useAttachments({
    files: draft.files,
    onJudging: judging,
    onChange: (change) => {
      clearError();
      fill((before) => ({ ...before, files: change(before.files) }));
    },
  });
  const drop = useFileDrop((given) => void attachments.take(given));
  const fileError = fieldProblem(refused, "attachments");

  const [picking, setPicking] = useState<"button" | "slash">();

  function sendOnCtrlEnter(event: KeyboardEvent) {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    submit();
  }

  return (
    <section ref={dock} className={styles.dock} aria-labelledby={`${fieldId}-title`}>
      <h2 id={`${fieldId}-title`} className={styles.heading}>
        <VisuallyHidden>{words.title}</VisuallyHidden>
      </h2>
      <form
        noValidate
        className={styles.composer}
        data-open={isOpen || undefined}
        data-over={drop.isOver || undefined}
        {...drop.handlers}
        onKeyDown={sendOnCtrlEnter}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <DraftNotice draft={kept} files="lampiran" />
        <ComposerField
          ref={field}
          {...keyed}
          id={fieldId}
          value={draft.text}
          error={error}
          isEmpty={problems.some(({ problem }) => problem.problem === "required")}
          isOpen={isOpen}
          hasCanned={hasCanned}
          onChange={write}
          onUse={() => setUsed(true)}
          onLeave={() => setUsed(false)}
          onSlash={() => setPicking("slash")}
        />
        {canSendAsWritten && (
          <div>
            <Button size="small" onClick={sendAsWritten} effect={choice?.effect}>
              {composerTexts.sendAsWritten}
            </Button>
          </div>
        )}
        <div ref={attachments.frame} className={styles.files}>
          <AttachmentLists attachments={attachments} />
          {fileError && (
            <p id={`${fieldId}-files`} className={styles.error} data-tone="danger">
              {fileError}
            </p>
          )}
        </div>
        <div className={styles.bar}>
          <FileButton
            label={composerTexts.attachments}
            hint={fileTexts.rules(maxFileSize)}
            errorId={fileError && `${fieldId}-files`}
            accept={fileTypes}
            onFiles={(given) => void attachments.take(given)}
          />
          {hasCanned && (
            <IconButton
              label={cannedTexts.title}
              lang="en"
              icon={MessageSquareText}
              onClick={() => setPicking("button")}
            />
          )}
          <ReplyStatus
            choices={ticket.replyChoices}
            chosen={choice}
            onChoose={(picked) => fill((before) => ({ ...before, choice: picked }))}
          />
          <div className={styles.state}>
            <DraftState draft={kept} />
          </div>
          <Button
            type="submit"
            variant="primary"
            icon={Send}
            disabled={!canSend}
            describedBy={shown(problems) ? fieldErrorId(fieldId) : composerHintId(fieldId)}
            effect={choice?.effect}
          >
            {words.send}
          </Button>
        </div>
        {drop.isOver && (
          <p className={styles.over} aria-hidden="true">
            {composerTexts.dropHere}
          </p>
        )}
      </form>
      {hasCanned && (
        <CannedRepliesDialog
          isOpen={picking !== undefined}
          onClose={() => setPicking(undefined)}
          ticket={ticket.id}
          otherwise={picking === "slash" ? "/" : undefined}
        />
      )}
    </section>
  );
}

/** Scrolls until the conversation's end is directly above the composer. */
function showEnd(dock: HTMLElement | null) {
  const end = dock?.parentElement?.getBoundingClientRect().bottom ?? 0;
  const hidden = end - window.innerHeight;
  if (hidden > 1) window.scrollBy({ top: hidden });
}

/** An empty reply is not shown as an error: the disabled button and its hint explain it. */
function shown(errors: readonly FieldError[]): string | undefined {
  const error = errors.find(({ problem }) => problem.problem !== "required");
  return error && problemText(error);
}
