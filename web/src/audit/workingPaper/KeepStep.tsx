import { useState } from "react";
import { dispatch, type FieldError, problemText, refusalText, type TestQuery } from "../../engine";
import { DraftState } from "../../shared/draft/DraftState";
import type { Draft } from "../../shared/draft/useDraft";
import { announceDone } from "../../shared/undo/undoStack";
import { Button } from "../../ui/action/Button";
import { Notice } from "../../ui/feedback/Notice";
import { StepFields, type StepWords } from "./StepFields";
import { keepTexts as texts } from "./texts";
import styles from "./workingPaper.module.css";

export type KeepStepProps = { query: TestQuery; assignment: string; words: Draft<StepWords> };

/** Keeps a test with its purpose and conclusion in the working paper of the assignment. */
export function KeepStep({ query, assignment, words }: KeepStepProps) {
  const typed = words.value;
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [refused, setRefused] = useState<string>();

  function keep() {
    const { search, filters, test } = query;
    const form = { search, filters, test, ...typed };
    const outcome = dispatch({ workingPaper: { keep: { assignment, form } } });
    if (outcome.kind === "ok") {
      setErrors([]);
      announceDone(outcome.commit, texts.kept, { onTurned: words.settle(outcome.commit) });
    }
    if (outcome.kind !== "refused") return;
    const { refusal } = outcome;
    if (refusal.reason === "invalid") setErrors(refusal.errors);
    else setRefused(refusalText(refusal));
  }

  return (
    <form
      noValidate
      className={`${styles.form} ${styles.keep}`}
      aria-label={texts.title}
      onSubmit={(event) => {
        event.preventDefault();
        keep();
      }}
    >
      <h3>{texts.title}</h3>
      {refused && <Notice text={refused} onDismiss={() => setRefused(undefined)} />}
      <StepFields
        typed={typed}
        error={(field) => errors.filter((one) => one.field === field).map(problemText)[0]}
        onChange={(next) => words.change(() => next)}
      />
      <DraftState draft={words} />
      <Button type="submit">{texts.keep}</Button>
    </form>
  );
}
