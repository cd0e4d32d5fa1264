import { Send } from "lucide-react";
import { useEffect, useRef } from "react";
import { type FollowUpDetail, keepFiles, useView, useVocabulary } from "../../engine";
import { DraftNotice } from "../../shared/draft/DraftNotice";
import { DraftState } from "../../shared/draft/DraftState";
import type { Draft } from "../../shared/draft/useDraft";
import { AttachmentField } from "../../shared/files/AttachmentField";
import { useJudging } from "../../shared/files/useJudging";
import { useSentForm } from "../../shared/form/useSentForm";
import { Button } from "../../ui/action/Button";
import { Notice } from "../../ui/feedback/Notice";
import { DateField } from "../../ui/form/date/DateField";
import { spokenDay } from "../../ui/form/date/days";
import { focusFirstProblem } from "../../ui/form/focusFirstProblem";
import { TextArea } from "../../ui/form/TextArea";
import styles from "./followUp.module.css";
import { answerTexts as texts } from "./texts";
import type { AnswerDraft } from "./useAnswerDraft";

export type AnswerFormProps = {
  found: FollowUpDetail;
  /** Number of the recommendation. */
  number: number;
  /** True if the recommendation was settled while the answer was written. */
  isClosed: boolean;
  draft: Draft<AnswerDraft>;
  /** True if the form was just asked for and takes the focus. */
  isRequested: boolean;
  onClose: () => void;
};

/** The company's answer to a recommendation, with a promised day and proof. */
export function AnswerForm({
  found,
  number,
  isClosed,
  draft,
  isRequested,
  onClose,
}: AnswerFormProps) {
  const { earliest, latest, row } = found;
  const { text, promised, files } = draft.value;
  const frame = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isRequested) field.current?.focus();
  }, [isRequested]);
  const words = useVocabulary();
  const meant = useView("typedDate", promised);
  const day = meant.kind === "ok" ? meant.value : undefined;
  const { send, error, refused, dismiss } = useSentForm();
  const fill = (part: Partial<AnswerDraft>) => draft.change((before) => ({ ...before, ...part }));

  const { judging, send: submit } = useJudging(() => {
    const form = { text, promised, files: files.map(({ facts }) => facts) };
    const command = { followUp: { answer: { followUp: row.id, recommendation: number, form } } };
    send(command, texts.sent, (commit, attachments) => {
      keepFiles(
        attachments,
        files.map(({ file }) => file),
      );
      onClose();
      return draft.settle(commit);
    });
    if (frame.current) focusFirstProblem(frame.current);
  });

  return (
    <form
      ref={frame}
      noValidate
      className={styles.form}
      aria-label={texts.form(number)}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isClosed) submit();
      }}
    >
      {isClosed && <Notice text={texts.closed} tone="warning" />}
      <DraftNotice draft={draft} files="berkas" />
      {refused && <Notice text={refused} onDismiss={dismiss} />}
      <TextArea
        ref={field}
        label={texts.text}
        hint={texts.textHint}
        required
        rows={4}
        value={text}
        onChange={(typed) => fill({ text: typed })}
        error={error("answer")}
      />
      <DateField
        label={texts.promised}
        hint={day === undefined ? texts.promisedHint : spokenDay(day, words)}
        value={promised}
        day={day}
        today={earliest}
        earliest={earliest}
        latest={latest}
        words={words}
        onChange={(typed) => fill({ promised: typed })}
        error={error("promised")}
      />
      <AttachmentField
        label={texts.files}
        files={files}
        onJudging={judging}
        onChange={(change) =>
          draft.change((before) => ({ ...before, files: change(before.files) }))
        }
        error={error("attachments")}
      />
      <div className={styles.actions}>
        <Button
          type="submit"
          variant="primary"
          icon={Send}
          reason={isClosed ? texts.closed : undefined}
        >
          {texts.send}
        </Button>
        {!draft.isStarted && <Button onClick={onClose}>{texts.cancel}</Button>}
        <DraftState draft={draft} />
      </div>
    </form>
  );
}
