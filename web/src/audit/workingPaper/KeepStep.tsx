import type { TestQuery } from "../../engine";
import { DraftState } from "../../shared/draft/DraftState";
import type { Draft } from "../../shared/draft/useDraft";
import { useSentForm } from "../../shared/form/useSentForm";
import { Button } from "../../ui/action/Button";
import { Notice } from "../../ui/feedback/Notice";
import { StepFields, type StepWords } from "./StepFields";
import { keepTexts as texts } from "./texts";
import styles from "./workingPaper.module.css";

export type KeepStepProps = { query: TestQuery; assignment: string; words: Draft<StepWords> };

/** Keeps a test with its purpose and conclusion in the working paper of the assignment. */
export function KeepStep({ query, assignment, words }: KeepStepProps) {
  const typed = words.value;
  const { form, send, error, refused, dismiss } = useSentForm();

  function keep() {
    const { search, filters, test } = query;
    const kept = { search, filters, test, ...typed };
    send({ workingPaper: { keep: { assignment, form: kept } } }, texts.kept, words.settle);
  }

  return (
    <form
      ref={form}
      noValidate
      className={`${styles.form} ${styles.keep}`}
      aria-label={texts.title}
      onSubmit={(event) => {
        event.preventDefault();
        keep();
      }}
    >
      <h3>{texts.title}</h3>
      {refused && <Notice text={refused} onDismiss={dismiss} />}
      <StepFields typed={typed} error={error} onChange={(next) => words.change(() => next)} />
      <DraftState draft={words} />
      <Button type="submit">{texts.keep}</Button>
    </form>
  );
}
