import { useLayoutEffect, useMemo, useRef, useState } from "react";
import {
  isText,
  listOf,
  type OfferedTest,
  shapeOf,
  type TestForm,
  type TestQuery,
  useStoredDraft,
  useView,
} from "../../engine";
import { useDraft } from "../../shared/draft/useDraft";
import { SelectField } from "../../ui/form/SelectField";
import { ChainForm, ChainResult } from "./Chain";
import { OneTest } from "./OneTest";
import type { StepWords } from "./StepFields";
import { testTexts as texts } from "./texts";
import styles from "./workingPaper.module.css";

export type WorkbenchProps = {
  choices: readonly OfferedTest[];
  query: Omit<TestQuery, "test">;
  assignment: string | undefined;
};

/** The choice of all reconciliations from plan to payment. */
const CHAIN = "chain";

/** The forms as typed, by the kind of their test, and the chosen kind. */
type TypedForms = { kind: string; forms: { kind: string; values: TestForm["values"] }[] };

const isTyped = shapeOf<TypedForms>({
  kind: isText,
  forms: listOf(
    shapeOf<TypedForms["forms"][number]>({
      kind: isText,
      values: listOf(shapeOf<TestForm["values"][number]>({ name: isText, value: isText })),
    }),
  ),
});

const NO_WORDS: StepWords = { purpose: "", conclusion: "" };

const isWords = shapeOf<StepWords>({ purpose: isText, conclusion: isText });

/** Chooses a test, fills in its form, and shows what it found. */
export function Workbench({ choices, query, assignment }: WorkbenchProps) {
  const links = useView("reconciliationChain", query.subject);
  const chain = links.kind === "ok" ? links.value : [];
  const empty = useMemo(() => ({ kind: choices[0]?.form.kind ?? "", forms: [] }), [choices]);
  const subject = JSON.stringify(query.subject);
  const typed = useStoredDraft<TypedForms>({ kind: "dataTest", subject, empty, accepts: isTyped });
  const words = useDraft({
    kind: "paperStep",
    subject: assignment,
    empty: NO_WORDS,
    accepts: isWords,
  });
  const [asked, setAsked] = useState<TestForm>();
  const [chainRuns, setChainRuns] = useState(0);
  const { forms } = typed.value;
  const isOffered = (wanted: string) =>
    wanted === CHAIN ? chain.length > 0 : choices.some(({ form }) => form.kind === wanted);
  const kind = isOffered(typed.value.kind) ? typed.value.kind : empty.kind;
  const choice = choices.find(({ form }) => form.kind === kind);
  const stored = forms.find((form) => form.kind === kind)?.values;
  const values = useMemo(() => {
    const first = choice?.form.values ?? [];
    return first.map((one) => stored?.find(({ name }) => name === one.name) ?? one);
  }, [choice, stored]);
  const setKind = (next: string) => {
    isChosen.current = true;
    typed.change((before) => ({ ...before, kind: next }));
  };

  // The chain has a form of its own, so its choice of the kind is another element.
  const kinds = useRef<HTMLSelectElement>(null);
  const isChosen = useRef(false);
  const isChain = kind === CHAIN;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form has changed
  useLayoutEffect(() => {
    if (isChosen.current) kinds.current?.focus({ preventScroll: true });
    isChosen.current = false;
  }, [isChain]);

  function write(next: TestForm) {
    typed.change((before) => ({
      kind: next.kind,
      forms: [...before.forms.filter((form) => form.kind !== next.kind), next],
    }));
  }

  const options = choices.map(({ form, group, label }) => ({
    value: form.kind,
    label: `${group}: ${label}`,
  }));
  const choose = (
    <SelectField
      ref={kinds}
      label={texts.kind}
      value={kind}
      options={
        chain.length > 0 ? [...options, { value: CHAIN, label: texts.chainChoice }] : options
      }
      onChange={setKind}
      hint={isChain ? texts.chainHint : choice?.description}
    />
  );

  function openLink(form: TestForm) {
    write(form);
    setAsked(form);
  }

  if (isChain) {
    return (
      <div className={styles.bench}>
        <ChainForm onRun={() => setChainRuns(chainRuns + 1)}>{choose}</ChainForm>
        <div className={styles.result}>
          {chainRuns > 0 ? (
            <ChainResult key={chainRuns} links={chain} query={query} onOpen={openLink} />
          ) : (
            <p className={styles.told}>{texts.idle}</p>
          )}
        </div>
      </div>
    );
  }
  if (choice === undefined) return null;
  return (
    <OneTest
      choose={choose}
      form={{ kind: choice.form.kind, values }}
      unsuited={choice.unsuited}
      query={query}
      assignment={assignment}
      words={words}
      asked={asked}
      onAsk={setAsked}
      onType={write}
    />
  );
}
