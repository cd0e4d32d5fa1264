import { useState } from "react";
import { type OfferedTest, type TestForm, type TestQuery, useView } from "../../engine";
import { SelectField } from "../../ui/form/SelectField";
import { ChainForm, ChainResult } from "./Chain";
import { OneTest } from "./OneTest";
import { testTexts as texts } from "./texts";
import styles from "./workingPaper.module.css";

export type WorkbenchProps = {
  choices: readonly OfferedTest[];
  query: Omit<TestQuery, "test">;
  assignment: string | undefined;
};

/** The choice of all reconciliations from plan to payment. */
const CHAIN = "chain";

/** Chooses a test, fills in its form, and shows what it found. */
export function Workbench({ choices, query, assignment }: WorkbenchProps) {
  const links = useView("reconciliationChain", query.subject);
  const chain = links.kind === "ok" ? links.value : [];
  const [kind, setKind] = useState<string>(choices[0]?.form.kind ?? "");
  const [typed, setTyped] = useState<Partial<Record<string, TestForm["values"]>>>({});
  const [asked, setAsked] = useState<TestForm>();
  const [isChainRun, setChainRun] = useState(false);
  const choice = choices.find(({ form }) => form.kind === kind);
  const values = typed[kind] ?? choice?.form.values ?? [];

  const options = choices.map(({ form, group, label }) => ({
    value: form.kind,
    label: `${group}: ${label}`,
  }));
  const choose = (
    <SelectField
      label={texts.kind}
      value={kind}
      options={
        chain.length > 0 ? [...options, { value: CHAIN, label: texts.chainChoice }] : options
      }
      onChange={setKind}
      hint={kind === CHAIN ? texts.chainHint : choice?.description}
    />
  );

  function openLink(form: TestForm) {
    setTyped((before) => ({ ...before, [form.kind]: form.values }));
    setKind(form.kind);
    setAsked(form);
  }

  if (kind === CHAIN) {
    return (
      <div className={styles.bench}>
        <ChainForm onRun={() => setChainRun(true)}>{choose}</ChainForm>
        <div className={styles.result}>
          {isChainRun ? (
            <ChainResult links={chain} query={query} onOpen={openLink} />
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
      asked={asked}
      onAsk={setAsked}
      onType={(next) => setTyped((before) => ({ ...before, [kind]: next }))}
    />
  );
}
