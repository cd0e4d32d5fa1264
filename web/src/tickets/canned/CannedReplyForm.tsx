import { useRef, useState } from "react";
import {
  type CannedReply,
  dispatch,
  isText,
  keepFiles,
  listOf,
  orNothing,
  type Refusal,
  refusalText,
  shapeOf,
  useView,
} from "../../engine";
import { DraftNotice } from "../../shared/draft/DraftNotice";
import { DraftState } from "../../shared/draft/DraftState";
import { TheirChanges } from "../../shared/draft/TheirChanges";
import { useDraft } from "../../shared/draft/useDraft";
import { AttachmentField } from "../../shared/files/AttachmentField";
import { isPickedFile, type PickedFile } from "../../shared/files/pickedFile";
import { useJudging } from "../../shared/files/useJudging";
import { announceDone } from "../../shared/undo/undoStack";
import { Button } from "../../ui/action/Button";
import { Notice } from "../../ui/feedback/Notice";
import { FileList } from "../../ui/form/FileList";
import { focusFirstProblem } from "../../ui/form/focusFirstProblem";
import { SuggestField } from "../../ui/form/SuggestField";
import { TextArea } from "../../ui/form/TextArea";
import { TextField } from "../../ui/form/TextField";
import { fieldProblem } from "../actions/fieldProblem";
import { useInsertion } from "../reply/useInsertion";
import styles from "./canned.module.css";
import { Placeholders } from "./Placeholders";
import { categoryTexts, formTexts } from "./texts";

export type CannedReplyFormProps = {
  /** The reply to change; `undefined` adds one. */
  reply: CannedReply | undefined;
  onDone: () => void;
};

/** Another tab may have changed the reply: returns the stored version, else the opened one. */
function useCurrentReply(reply: CannedReply | undefined) {
  const answer = useView("cannedReplies", { search: "", ticket: undefined });
  const { groups, categories } =
    answer.kind === "ok" ? answer.value : { groups: [], categories: [] };
  const all = groups.flatMap((group) => group.replies);
  const stored = all.find((one) => one.reply.id === reply?.id);
  return { current: stored?.reply ?? reply, files: stored?.files ?? [], categories };
}

type Words = {
  title: string;
  content: string;
  /** Drafts of earlier versions lack these. */
  category: string | undefined;
  files: PickedFile[] | undefined;
  /** Ids of stored files that saving removes. */
  removed: string[] | undefined;
};

const isWords = shapeOf<Words>({
  title: isText,
  content: isText,
  category: orNothing(isText),
  files: orNothing(listOf(isPickedFile)),
  removed: orNothing(listOf(isText)),
});

/** Warns about text in braces that is not a placeholder. The reply can still be saved; the agent fills that text in by hand. */
function UnknownPlaceholders({ content }: { content: string }) {
  const answer = useView("unknownPlaceholders", content);
  if (answer.kind === "refused" || answer.value.length === 0) return null;
  return (
    <Notice tone="warning" text={formTexts.unknown(answer.value)} hint={formTexts.unknownHint} />
  );
}

export function CannedReplyForm({ reply, onDone }: CannedReplyFormProps) {
  const { current, files: stored, categories } = useCurrentReply(reply);
  const draft = useDraft({
    kind: "cannedReply",
    subject: reply?.id,
    edits: reply !== undefined,
    empty: {
      title: current?.title ?? "",
      content: current?.content ?? "",
      category: current?.category ?? "",
      files: [],
      removed: [],
    },
    accepts: isWords,
  });
  const { title, content, category = "", files = [], removed = [] } = draft.value;
  const [refused, setRefused] = useState<Refusal>();
  const change = (step: (before: Words) => Partial<Words>) => {
    setRefused(undefined);
    draft.change((before) => ({ ...before, ...step(before) }));
  };
  const fill = (part: Partial<Words>) => change(() => part);
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const insert = useInsertion(field);

  function save() {
    const facts = files.map((picked) => picked.facts);
    const outcome = dispatch({
      cannedReply: { save: { id: reply?.id, title, content, category, files: facts, removed } },
    });
    if (outcome.kind === "refused") {
      setRefused(outcome.refusal);
      if (form.current) focusFirstProblem(form.current);
      return;
    }
    if (outcome.kind !== "ok") return;
    keepFiles(
      outcome.attachments,
      files.map((picked) => picked.file),
    );
    draft.settle(outcome.commit);
    announceDone(outcome.commit, formTexts.saved(title));
    onDone();
  }
  const { judging, send } = useJudging(save);

  return (
    <form
      ref={form}
      noValidate
      className={styles.stack}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <h3>{reply ? formTexts.edit : formTexts.add}</h3>
      <DraftNotice draft={draft} files="lampiran" />
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
      <SuggestField
        label={categoryTexts.label}
        hint={categoryTexts.hint}
        value={category}
        suggestions={categories}
        error={fieldProblem(refused, "category")}
        onChange={(typed) => fill({ category: typed })}
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
      <FileList
        label={formTexts.attached}
        files={stored
          .filter(({ id }) => !removed.includes(id))
          .map(({ id, name, sizeLabel }) => ({ key: id, name, sizeLabel }))}
        onRemove={(id) => change((before) => ({ removed: [...(before.removed ?? []), id] }))}
      />
      <AttachmentField
        label={formTexts.attachments}
        error={fieldProblem(refused, "attachments")}
        files={files}
        onChange={(step) => change((before) => ({ files: [...step(before.files ?? [])] }))}
        onJudging={judging}
      />
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
