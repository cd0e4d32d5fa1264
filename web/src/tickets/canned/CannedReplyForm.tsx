import { useRef, useState } from "react";
import {
  type CannedReply,
  dispatch,
  isText,
  type Refusal,
  refusalText,
  shapeOf,
  useView,
} from "../../engine";
import { DraftNotice } from "../../shared/draft/DraftNotice";
import { DraftState } from "../../shared/draft/DraftState";
import { TheirChanges } from "../../shared/draft/TheirChanges";
import { useDraft } from "../../shared/draft/useDraft";
import { announceDone } from "../../shared/undo/undoStack";
import { Button } from "../../ui/action/Button";
import { Notice } from "../../ui/feedback/Notice";
import { focusFirstProblem } from "../../ui/form/focusFirstProblem";
import { TextArea } from "../../ui/form/TextArea";
import { TextField } from "../../ui/form/TextField";
import { fieldProblem } from "../actions/fieldProblem";
import { useInsertion } from "../reply/useInsertion";
import styles from "./canned.module.css";
import { Placeholders } from "./Placeholders";
import { formTexts } from "./texts";

export type CannedReplyFormProps = {
  /** The reply to change; `undefined` adds one. */
  reply: CannedReply | undefined;
  onDone: () => void;
};

/** Another tab may have changed the reply: returns the stored version, else the opened one. */
function useCurrentReply(reply: CannedReply | undefined): CannedReply | undefined {
  const answer = useView("cannedReplies", { search: "", ticket: undefined });
  const replies = answer.kind === "ok" ? answer.value.replies : [];
  return replies.find((one) => one.reply.id === reply?.id)?.reply ?? reply;
}

type Words = { title: string; content: string };

const isWords = shapeOf<Words>({ title: isText, content: isText });

/** Warns about text in braces that is not a placeholder. The reply can still be saved; the agent fills that text in by hand. */
function UnknownPlaceholders({ content }: { content: string }) {
  const answer = useView("unknownPlaceholders", content);
  if (answer.kind === "refused" || answer.value.length === 0) return null;
  return (
    <Notice tone="warning" text={formTexts.unknown(answer.value)} hint={formTexts.unknownHint} />
  );
}

export function CannedReplyForm({ reply, onDone }: CannedReplyFormProps) {
  const current = useCurrentReply(reply);
  const draft = useDraft({
    kind: "cannedReply",
    subject: reply?.id,
    edits: reply !== undefined,
    empty: { title: current?.title ?? "", content: current?.content ?? "" },
    accepts: isWords,
  });
  const { title, content } = draft.value;
  const [refused, setRefused] = useState<Refusal>();
  const fill = (part: Partial<Words>) => {
    setRefused(undefined);
    draft.change((before) => ({ ...before, ...part }));
  };
  const field = useRef<HTMLTextAreaElement>(null);
  const insert = useInsertion(field);

  function save(form: HTMLFormElement) {
    const outcome = dispatch({ cannedReply: { save: { id: reply?.id, title, content } } });
    if (outcome.kind === "refused") {
      setRefused(outcome.refusal);
      return focusFirstProblem(form);
    }
    if (outcome.kind !== "ok") return;
    draft.settle(outcome.commit);
    announceDone(outcome.commit, formTexts.saved(title));
    onDone();
  }

  return (
    <form
      noValidate
      className={styles.stack}
      onSubmit={(event) => {
        event.preventDefault();
        save(event.currentTarget);
      }}
    >
      <h3>{reply ? formTexts.edit : formTexts.add}</h3>
      <DraftNotice draft={draft} />
      <TheirChanges
        draft={draft}
        record={reply && { slice: "cannedReplies", id: reply.id }}
        fields={formTexts.fields}
      />
      {refused && refused.reason !== "invalid" && (
        <Notice text={refusalText(refused)} onDismiss={() => setRefused(undefined)} />
      )}
      <TextField
        label={formTexts.fields.title}
        required
        autoFocus
        value={title}
        error={fieldProblem(refused, "title")}
        onChange={(typed) => fill({ title: typed })}
      />
      <TextArea
        ref={field}
        label={formTexts.fields.content}
        required
        rows={8}
        value={content}
        error={fieldProblem(refused, "content")}
        onChange={(typed) => fill({ content: typed })}
      />
      <UnknownPlaceholders content={content} />
      <Placeholders onInsert={insert} />
      <DraftState draft={draft} />
      <div className={styles.buttons}>
        <Button onClick={onDone}>{formTexts.cancel}</Button>
        <Button type="submit" variant="primary">
          {formTexts.save}
        </Button>
      </div>
    </form>
  );
}
