import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { readView, refusalText, type TestForm, type TestQuery, useView } from "../../engine";
import { useInParts } from "../../platform/useInParts";
import type { Draft } from "../../shared/draft/useDraft";
import { Button } from "../../ui/action/Button";
import { Notice } from "../../ui/feedback/Notice";
import { ProgressBar } from "../../ui/feedback/ProgressBar";
import { focusFirstProblem } from "../../ui/form/focusFirstProblem";
import { KeepStep } from "./KeepStep";
import type { StepWords } from "./StepFields";
import { TestFields } from "./TestFields";
import { TestResult } from "./TestResult";
import { stepOfTest } from "./testSteps";
import { testTexts as texts } from "./texts";
import styles from "./workingPaper.module.css";

export type OneTestProps = {
  /** The choice of the kind. */
  choose: ReactNode;
  /** The form as typed. */
  form: TestForm;
  unsuited: string | undefined;
  query: Omit<TestQuery, "test">;
  assignment: string | undefined;
  /** The form that was run last. */
  asked: TestForm | undefined;
  onAsk: (form: TestForm | undefined) => void;
  onType: (form: TestForm) => void;
  /** Texts of the step that would be kept. */
  words: Draft<StepWords>;
};

const isSameForm = (one: TestForm, other: TestForm) =>
  one.kind === other.kind &&
  one.values.every(({ name, value }, place) => {
    const same = other.values[place];
    return same?.name === name && same.value === value;
  });

/** Moves the focus to the result if scrolling has taken the focused element out of sight. Returns how to stop that. */
function moveFocusIfUnseen(result: HTMLElement | null) {
  const focused = document.activeElement;
  if (result === null || focused === null || result.contains(focused)) return;
  const sight = new IntersectionObserver(([entry]) => {
    sight.disconnect();
    if (entry?.isIntersecting === false && document.activeElement === focused)
      result.focus({ preventScroll: true });
  });
  sight.observe(focused);
  return () => sight.disconnect();
}

/** The form of one test beside its result. */
export function OneTest({
  choose,
  form,
  unsuited,
  query,
  assignment,
  asked,
  onAsk,
  onType,
  words,
}: OneTestProps) {
  const { kind, values } = form;
  const fields = useView("testFields", { subject: query.subject, test: form });
  const isShown = asked !== undefined && isSameForm(asked, form);
  const isShownFirst = useRef(isShown);
  const { wanted, isReady, share } = useInParts(
    isShown ? { ...query, test: asked } : undefined,
    stepOfTest,
  );
  const answer = useMemo(
    () => (wanted !== undefined && isReady ? readView("dataTest", wanted) : undefined),
    [wanted, isReady],
  );
  const found = answer?.kind === "ok" ? answer.value.errors : [];

  const formRef = useRef<HTMLFormElement>(null);
  const runButton = useRef<HTMLButtonElement>(null);
  const result = useRef<HTMLDivElement>(null);
  // The beginning of the result may be below the form or above the pressed button, and so may an error.
  useEffect(() => {
    if (answer?.kind !== "ok") return;
    if (answer.value.errors.length > 0) {
      if (formRef.current) focusFirstProblem(formRef.current);
      return;
    }
    result.current?.scrollIntoView?.({ block: "start" });
    return moveFocusIfUnseen(result.current);
  }, [answer]);

  // The button that opened this test from the chain is gone.
  useEffect(() => {
    if (isShownFirst.current) result.current?.focus({ preventScroll: true });
  }, []);

  function type(name: string, value: string, refills: boolean) {
    const next = values.map((one) => (one.name === name ? { name, value } : one));
    const test = { kind, values: next };
    const refilled = refills && readView("refilledTest", { subject: query.subject, test });
    onType(refilled && refilled.kind === "ok" ? refilled.value : test);
  }

  return (
    <div className={styles.bench} data-wide={kind === "reconcile" || undefined}>
      <form
        ref={formRef}
        noValidate
        className={`${styles.form} ${styles.fields}`}
        aria-label={texts.fields}
        onSubmit={(event) => {
          event.preventDefault();
          onAsk(form);
        }}
      >
        {choose}
        {unsuited === undefined && fields.kind === "ok" ? (
          <>
            <TestFields
              fields={fields.value.fields}
              values={values}
              errors={found.length > 0 ? found : fields.value.errors}
              onChange={type}
            />
            <Button ref={runButton} variant="primary" type="submit">
              {texts.run}
            </Button>
          </>
        ) : (
          unsuited && <Notice text={unsuited} tone="info" />
        )}
      </form>
      <div ref={result} className={styles.result} tabIndex={-1}>
        {!isShown && (
          <p className={styles.told}>{asked === undefined ? texts.idle : texts.changed}</p>
        )}
        {isShown && !isReady && (
          <>
            <ProgressBar label={texts.running} share={share} />
            <Button
              onClick={() => {
                // This button disappears.
                runButton.current?.focus({ preventScroll: true });
                onAsk(undefined);
              }}
            >
              {texts.cancel}
            </Button>
          </>
        )}
        {answer?.kind === "refused" && <Notice text={refusalText(answer.refusal)} />}
        {answer?.kind === "ok" && wanted !== undefined && (
          <>
            <TestResult view={answer.value} query={wanted} />
            {assignment !== undefined && answer.value.errors.length === 0 && (
              <KeepStep query={wanted} assignment={assignment} words={words} />
            )}
          </>
        )}
      </div>
    </div>
  );
}
