import type { AssessmentForm as Assessment, FollowUpDetail } from "../../engine";
import { DraftNotice } from "../../shared/draft/DraftNotice";
import { DraftState } from "../../shared/draft/DraftState";
import type { Draft } from "../../shared/draft/useDraft";
import { useSentForm } from "../../shared/form/useSentForm";
import { Button } from "../../ui/action/Button";
import { Notice } from "../../ui/feedback/Notice";
import { focusFirstProblem } from "../../ui/form/focusFirstProblem";
import { RadioOptions } from "../../ui/form/RadioOptions";
import { TextArea } from "../../ui/form/TextArea";
import { TextField } from "../../ui/form/TextField";
import styles from "./followUp.module.css";
import { assessmentTexts as texts } from "./texts";

export type AssessmentFormProps = {
  found: FollowUpDetail;
  /** Number of the recommendation. */
  number: number;
  draft: Draft<Assessment>;
  /** True if the form was just asked for and takes the focus. */
  isRequested: boolean;
  onClose: () => void;
};

/** The auditor's assessment of a recommendation. */
export function AssessmentForm({
  found,
  number,
  draft,
  isRequested,
  onClose,
}: AssessmentFormProps) {
  const { row, statuses } = found;
  const form = draft.value;
  const { send, error, refused, dismiss } = useSentForm();
  const fill = (part: Partial<Assessment>) => draft.change((before) => ({ ...before, ...part }));

  function assess() {
    const command = { followUp: { assess: { followUp: row.id, recommendation: number, form } } };
    send(command, texts.sent, (commit) => {
      onClose();
      return draft.settle(commit);
    });
  }

  return (
    <form
      noValidate
      className={styles.form}
      aria-label={texts.form(number)}
      onSubmit={(event) => {
        event.preventDefault();
        assess();
        focusFirstProblem(event.currentTarget);
      }}
    >
      <DraftNotice draft={draft} />
      {refused && <Notice text={refused} onDismiss={dismiss} />}
      <RadioOptions
        legend={texts.status}
        autoFocus={isRequested}
        options={statuses}
        value={statuses.find(({ value }) => value === form.status)?.value ?? null}
        onChange={(status) => fill({ status })}
        error={error("followUpStatus")}
      />
      <TextField
        label={texts.settled}
        hint={texts.settledHint}
        value={form.settled}
        onChange={(settled) => fill({ settled })}
        error={error("settled")}
      />
      <TextArea
        label={texts.reason}
        hint={texts.reasonHint}
        rows={3}
        value={form.reason}
        onChange={(reason) => fill({ reason })}
        error={error("reason")}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="primary">
          {texts.send}
        </Button>
        {!draft.isStarted && <Button onClick={onClose}>{texts.cancel}</Button>}
        <DraftState draft={draft} />
      </div>
    </form>
  );
}
