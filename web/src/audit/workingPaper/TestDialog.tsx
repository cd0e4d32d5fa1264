import { useMemo, useState } from "react";
import {
  type DataSubject,
  type OfferedTest,
  readView,
  refusalText,
  type TestForm,
  type TestQuery,
  useView,
} from "../../engine";
import { Button } from "../../ui/action/Button";
import { Loading } from "../../ui/feedback/Loading";
import { Notice } from "../../ui/feedback/Notice";
import { ProgressBar } from "../../ui/feedback/ProgressBar";
import { SelectField } from "../../ui/form/SelectField";
import { Dialog } from "../../ui/overlay/Dialog";
import { queryOf } from "../grid/usePreparedRows";
import { KeepStep } from "./KeepStep";
import { TestFields } from "./TestFields";
import { TestResult } from "./TestResult";
import { testTexts as texts } from "./texts";
import { useRunningTest } from "./useRunningTest";
import styles from "./workingPaper.module.css";

export type TestDialogProps = {
  subject: DataSubject;
  /** Name of the dataset. */
  name: string;
  /** Search and filters of the table, as in the address. */
  search: string;
  filters: string;
  /** The assignment whose working paper keeps steps; without one the tests are only run. */
  assignment?: string | undefined;
  onClose: () => void;
};

/** Runs tests on a dataset; an auditor keeps them as steps. */
export function TestDialog({
  subject,
  name,
  search,
  filters,
  assignment,
  onClose,
}: TestDialogProps) {
  const choices = useView("testChoices", subject);
  const rows = useView("tableRows", queryOf(subject, { search: "", filters: "" }));
  const lost = rows.kind === "ok" ? rows.value.lost : undefined;
  const isLoading = rows.kind === "ok" && rows.value.isLoading;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.title(name)}
      size="wide"
      holds
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      {choices.kind === "refused" && <Notice text={refusalText(choices.refusal)} />}
      {lost !== undefined && <Notice text={lost.title} hint={lost.advice} />}
      {isLoading && <Loading label={texts.waiting} />}
      {choices.kind === "ok" && lost === undefined && !isLoading && (
        <Workbench
          choices={choices.value}
          query={{ subject, search, filters }}
          assignment={assignment}
        />
      )}
    </Dialog>
  );
}

type WorkbenchProps = {
  choices: readonly OfferedTest[];
  query: Omit<TestQuery, "test">;
  assignment: string | undefined;
};

function Workbench({ choices, query, assignment }: WorkbenchProps) {
  const [kind, setKind] = useState(choices[0]?.form.kind);
  const [typed, setTyped] = useState<Partial<Record<string, TestForm["values"]>>>({});
  const [asked, setAsked] = useState<TestForm>();
  const choice = choices.find(({ form }) => form.kind === kind);
  const values = (kind !== undefined && typed[kind]) || choice?.form.values;
  const isShown = asked !== undefined && asked.kind === kind && asked.values === values;
  const { wanted, isReady, share } = useRunningTest(
    isShown ? { ...query, test: asked } : undefined,
    step,
  );
  const answer = useMemo(
    () => (wanted !== undefined && isReady ? readView("dataTest", wanted) : undefined),
    [wanted, isReady],
  );
  const errors = answer?.kind === "ok" ? answer.value.errors : [];
  if (choice === undefined || values === undefined) return null;
  const { fields, description, unsuited, form } = choice;

  return (
    <div className={styles.bench}>
      <form
        noValidate
        className={`${styles.form} ${styles.fields}`}
        aria-label={texts.fields}
        onSubmit={(event) => {
          event.preventDefault();
          setAsked({ kind: form.kind, values });
        }}
      >
        <SelectField
          label={texts.kind}
          value={form.kind}
          options={choices.map((one) => ({
            value: one.form.kind,
            label: `${one.group}: ${one.label}`,
          }))}
          onChange={(chosen) => setKind(choices.find((one) => one.form.kind === chosen)?.form.kind)}
          hint={description}
        />
        {unsuited === undefined ? (
          <>
            <TestFields
              fields={fields}
              values={values}
              errors={Object.fromEntries(errors.map(({ name, message }) => [name, message]))}
              onChange={(name, value) =>
                setTyped((before) => ({ ...before, [form.kind]: withValue(values, name, value) }))
              }
            />
            <Button variant="primary" type="submit">
              {texts.run}
            </Button>
          </>
        ) : (
          <Notice text={unsuited} tone="info" />
        )}
      </form>
      <div className={styles.result}>
        {!isShown && (
          <p className={styles.told}>{asked === undefined ? texts.idle : texts.changed}</p>
        )}
        {isShown && !isReady && (
          <>
            <ProgressBar label={texts.running} share={share} />
            <Button onClick={() => setAsked(undefined)}>{texts.cancel}</Button>
          </>
        )}
        {answer?.kind === "refused" && <Notice text={refusalText(answer.refusal)} />}
        {answer?.kind === "ok" && wanted !== undefined && (
          <>
            <TestResult view={answer.value} query={wanted} />
            {assignment !== undefined && answer.value.errors.length === 0 && (
              <KeepStep query={wanted} assignment={assignment} />
            )}
          </>
        )}
      </div>
    </div>
  );
}

function step(query: TestQuery | undefined): number {
  if (query === undefined) return 1;
  const answer = readView("dataTestProgress", query);
  return answer.kind === "refused" ? 1 : answer.value;
}

const withValue = (values: TestForm["values"], name: string, value: string) =>
  values.map((one) => (one.name === name ? { name, value } : one));
