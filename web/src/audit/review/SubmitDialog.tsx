import { type AuditView, isText, shapeOf } from "../../engine";
import { useDraft } from "../../shared/draft/useDraft";
import { FormDialog } from "../../shared/form/FormDialog";
import { useSentForm } from "../../shared/form/useSentForm";
import { Notice } from "../../ui/feedback/Notice";
import { RadioOptions } from "../../ui/form/RadioOptions";
import { TextArea } from "../../ui/form/TextArea";
import styles from "./review.module.css";
import { reviewTexts, submitTexts as texts } from "./texts";

type Submission = { conclusion: string; summary: string };

const isSubmission = shapeOf<Submission>({ conclusion: isText, summary: isText });

export type SubmitDialogProps = { assignment: string; audit: AuditView; onClose: () => void };

/** Submits an audit with its conclusion; begins with the conclusion of the submission before. */
export function SubmitDialog({ assignment, audit, onClose }: SubmitDialogProps) {
  const { review, conclusions, findings } = audit;
  const draft = useDraft<Submission>({
    kind: "reviewSubmission",
    subject: assignment,
    empty: { conclusion: review.conclusion ?? "", summary: review.summary },
    accepts: isSubmission,
  });
  const sent = useSentForm();
  const { conclusion, summary } = draft.value;
  const incomplete = findings.filter(({ missing }) => missing.length > 0);
  const chosen = conclusions.find(({ value }) => value === conclusion)?.value ?? null;

  function submit() {
    const command = { review: { submit: { assignment, conclusion, summary } } };
    sent.send(command, texts.done, (commit) => {
      onClose();
      return draft.settle(commit);
    });
  }

  return (
    <FormDialog
      title={texts.title}
      action={texts.send}
      blocked={incomplete.length > 0 ? texts.blocked : undefined}
      draft={draft}
      sent={sent}
      onSend={submit}
      onClose={onClose}
    >
      <p className={styles.effect}>{texts.effect}</p>
      {incomplete.length > 0 && (
        <div>
          <Notice tone="warning" text={texts.incomplete} />
          <ul className={styles.incomplete}>
            {incomplete.map(({ id, number, form, missing }) => (
              <li key={id}>
                <bdi>{texts.lacks(number, form.title)}</bdi> {texts.missing(missing)}
              </li>
            ))}
          </ul>
        </div>
      )}
      <RadioOptions
        legend={reviewTexts.conclusion}
        required
        options={conclusions}
        value={chosen}
        error={sent.error("simpulan")}
        onChange={(next) => draft.change((before) => ({ ...before, conclusion: next }))}
      />
      <TextArea
        label={reviewTexts.summary}
        rows={4}
        value={summary}
        error={sent.error("note")}
        onChange={(next) => draft.change((before) => ({ ...before, summary: next }))}
      />
    </FormDialog>
  );
}
