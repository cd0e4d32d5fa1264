import { MessageSquareText } from "lucide-react";
import {
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import {
  type FieldError,
  type FileView,
  problemText,
  type Refusal,
  refusalText,
  useVocabulary,
  useWriting,
} from "../../engine";
import { DraftNotice } from "../../shared/draft/DraftNotice";
import { DraftState } from "../../shared/draft/DraftState";
import type { Draft } from "../../shared/draft/useDraft";
import { AttachmentLists } from "../../shared/files/AttachmentLists";
import { pickStored } from "../../shared/files/pickStored";
import { fileTexts } from "../../shared/files/texts";
import { useAttachments } from "../../shared/files/useAttachments";
import { useJudging } from "../../shared/files/useJudging";
import { Button } from "../../ui/action/Button";
import { IconButton } from "../../ui/action/IconButton";
import { fieldErrorId } from "../../ui/form/Field";
import { FileButton } from "../../ui/form/FileButton";
import { useFileDrop } from "../../ui/form/useFileDrop";
import { usePressKey } from "../../ui/keys/shortcuts";
import { fieldProblem } from "../actions/fieldProblem";
import { CannedRepliesDialog } from "../canned/CannedRepliesDialog";
import { cannedTexts } from "../canned/texts";
import { ComposerField, composerHintId } from "./ComposerField";
import type { ComposerLook } from "./composerLook";
import { FormatBar } from "./FormatBar";
import { markOfKey, setMark } from "./marks";
import type { QuoteRequest } from "./quoting";
import styles from "./ReplyForm.module.css";
import { useAsReplyTarget } from "./replyTarget";
import { composerTexts } from "./texts";
import type { Written } from "./useComposerDrafts";
import { insertAtCursor, useInsertion } from "./useInsertion";
import { useKeptCaret } from "./useKeptCaret";

/** Requests that the page passes to its composer. */
export type ComposerRequests = {
  /** A message to quote; `onQuoted` takes it away. */
  quote?: QuoteRequest | undefined;
  onQuoted?: (() => void) | undefined;
  /** True to open and focus the field at once. */
  isCalled?: boolean | undefined;
};

export type ComposerProps<T extends Written> = ComposerRequests & {
  look: ComposerLook;
  ticket: string;
  kept: Draft<T>;
  /** Errors of the text. */
  problems: readonly FieldError[];
  /** Why the last attempt was refused. */
  refused: Refusal | undefined;
  clearError: () => void;
  /** The effect of sending on the status. */
  effect?: string | undefined;
  /** Further controls of the bar. */
  choices?: ReactNode;
  /** True if the person may use canned replies. */
  hasCanned?: boolean | undefined;
  /** Returns true if it was sent. `asWritten` also sends text in braces. */
  send: (asWritten: boolean) => boolean;
};

/** A field with attachments and its button: one line until it is used. It shows the effect before sending. */
export function Composer<T extends Written>(props: ComposerProps<T>) {
  const { look, ticket, kept, problems, refused, clearError, effect, choices, send } = props;
  const { hasCanned = false, quote, onQuoted, isCalled = false } = props;
  const { value: draft, change: fill } = kept;
  const { maxFileSize, fileTypes } = useVocabulary();
  const field = useRef<HTMLTextAreaElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const fieldId = useId();
  const [isUsed, setUsed] = useState(isCalled);
  const isOpen = isUsed || kept.isStarted;

  const { typed, stopped } = useWriting(ticket, look.writes);
  const write = (text: string) => {
    clearError();
    typed();
    fill((before) => ({ ...before, text }));
  };
  useKeptCaret(field, draft.text);
  const insertText = useInsertion(field);
  const focus = useCallback(() => field.current?.focus(), []);
  const keyed = usePressKey({ keys: look.key, label: look.label, run: focus });

  // An arriving page focuses its heading first.
  useEffect(() => {
    if (!isCalled) return;
    const frame = requestAnimationFrame(focus);
    return () => cancelAnimationFrame(frame);
  }, [isCalled, focus]);

  // Not in the effect itself: there React would put the field's old text back first, and the cursor would be lost.
  useEffect(() => {
    if (quote === undefined) return;
    const frame = requestAnimationFrame(() => {
      if (field.current) insertOnNewLine(field.current, quote.text);
      onQuoted?.();
    });
    return () => cancelAnimationFrame(frame);
  }, [quote, onQuoted]);

  // The composer has grown over the last message, which the reader is about to answer.
  useLayoutEffect(() => {
    if (isUsed) showEnd(form.current);
  }, [isUsed]);

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
    if ((canSend || isConfirmed) && send(isConfirmed)) {
      setSent(sent + 1);
      stopped();
    }
  });
  function sendAsWritten() {
    asWritten.current = true;
    submit();
  }
  useEffect(() => {
    if (sent === 0) return;
    focus();
    showEnd(form.current);
  }, [sent, focus]);

  const attachments = useAttachments({
    files: draft.files,
    onJudging: judging,
    onChange: (change) => {
      clearError();
      fill((before) => ({ ...before, files: change(before.files) }));
    },
  });
  /** Files of a canned reply; sending waits for them. */
  async function takeStored(files: readonly FileView[]) {
    if (files.length === 0) return;
    judging(true);
    try {
      await attachments.take(await pickStored(files));
    } finally {
      judging(false);
    }
  }
  const latest = useRef(takeStored);
  useEffect(() => {
    latest.current = takeStored;
  });
  const insert = useCallback(
    (text: string, files: readonly FileView[] = []) => {
      insertText(text);
      void latest.current(files);
    },
    [insertText],
  );
  useAsReplyTarget(insert);
  const drop = useFileDrop((given) => void attachments.take(given));
  const fileError = fieldProblem(refused, "attachments");

  const [picking, setPicking] = useState<"button" | "slash">();

  function press(event: KeyboardEvent) {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      submit();
    }
    const mark = event.target === field.current ? markOfKey(event) : undefined;
    if (mark !== undefined && field.current !== null) {
      event.preventDefault();
      setMark(field.current, mark);
    }
  }

  return (
    <>
      <form
        ref={form}
        noValidate
        className={styles.composer}
        data-tone={look.tone}
        data-open={isOpen || undefined}
        data-over={drop.isOver || undefined}
        {...drop.handlers}
        onKeyDown={press}
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
          ticket={ticket}
          look={look}
          value={draft.text}
          error={error}
          isEmpty={problems.some(({ problem }) => problem.problem === "required")}
          isOpen={isOpen}
          hasCanned={hasCanned}
          onChange={write}
          onUse={() => setUsed(true)}
          onLeave={() => setUsed(false)}
          onSlash={() => setPicking("slash")}
          onFiles={(files) => void takeStored(files)}
        />
        {isOpen && <FormatBar field={field} />}
        {canSendAsWritten && (
          <div>
            <Button size="small" onClick={sendAsWritten} effect={effect}>
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
          {choices}
          <div className={styles.state}>
            <DraftState draft={kept} />
          </div>
          <Button
            type="submit"
            variant="primary"
            icon={look.icon}
            disabled={!canSend}
            describedBy={shown(problems) ? fieldErrorId(fieldId) : composerHintId(fieldId)}
            effect={effect}
          >
            {look.send}
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
          ticket={ticket}
          otherwise={picking === "slash" ? "/" : undefined}
        />
      )}
    </>
  );
}

/** A quotation begins a line of its own. */
function insertOnNewLine(field: HTMLTextAreaElement, text: string) {
  const before = field.value.charAt(field.selectionStart - 1);
  insertAtCursor(field, before === "" || before === "\n" ? text : `\n${text}`);
}

/** Scrolls until the conversation's end is directly above the composer. */
function showEnd(form: HTMLElement | null) {
  const column = form?.closest("section")?.parentElement;
  const end = column?.getBoundingClientRect().bottom ?? 0;
  const hidden = end - window.innerHeight;
  if (hidden > 1) window.scrollBy({ top: hidden });
}

/** An empty text is not shown as an error: the disabled button and its hint explain it. */
function shown(errors: readonly FieldError[]): string | undefined {
  const error = errors.find(({ problem }) => problem.problem !== "required");
  return error && problemText(error);
}
