import { useState } from "react";
import { dispatch, type FieldError, problemText, refusalText, type TestQuery } from "../../engine";
import { announceDone } from "../../shared/undo/undoStack";
import { Button } from "../../ui/action/Button";
import { Notice } from "../../ui/feedback/Notice";
import { StepFields } from "./StepFields";
import { keepTexts as texts } from "./texts";
import styles from "./workingPaper.module.css";

export type KeepStepProps = { query: TestQuery; assignment: string };

/** Keeps a test with its purpose and conclusion in the working paper of the assignment. */
export function KeepStep({ query, assignment }: KeepStepProps) {
  const [typed, setTyped] = useState({ purpose: "", conclusion: "" });
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [refused, setRefused] = useState<string>();

  function keep() {
    const { search, filters, test } = query;
    const form = { search, filters, test, ...typed };
    const outcome = dispatch({ workingPaper: { keep: { assignment, form } } });
    if (outcome.kind === "ok") {
      setTyped({ purpose: "", conclusion: "" });
      setErrors([]);
      announceDone(outcome.commit, texts.kept);
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
        onChange={setTyped}
      />
      <Button type="submit">{texts.keep}</Button>
    </form>
  );
}
