import { RotateCw } from "lucide-react";
import { useState } from "react";
import { ofKind, type StepEntry } from "../audit/package/file/entries";
import { figure } from "../platform/figure";
import { Button } from "../ui/action/Button";
import { DescriptionList } from "../ui/display/DescriptionList";
import { LiveRegion } from "../ui/feedback/LiveRegion";
import { Notice } from "../ui/feedback/Notice";
import { ProgressBar } from "../ui/feedback/ProgressBar";
import type { PackageItem } from "../wasm/pkg-package/portal_package";
import type { OpenPackage } from "./openPackage";
import styles from "./PackagePage.module.css";
import { PlainTable } from "./PlainTable";
import { repeatStep, type StepOutcome } from "./repeatStep";
import { paperTexts as texts } from "./texts";

type Running = { step: StepEntry; share: number };

/** The steps of the working paper, which can be repeated on the rows in the package. */
export function PaperSteps({ opened: { reader, tables, entries } }: { opened: OpenPackage }) {
  const steps = ofKind(entries, "step");
  const [running, setRunning] = useState<Running>();
  const [outcomes, setOutcomes] = useState<ReadonlyMap<StepEntry, StepOutcome>>(new Map());
  const [said, setSaid] = useState("");

  async function run(wanted: readonly StepEntry[]) {
    let found = outcomes;
    try {
      for (const step of wanted) {
        setRunning({ step, share: 0 });
        const progress = (share: number) => setRunning({ step, share });
        const repeated = repeatStep(reader, tables, step.value, progress);
        // The reader throws at a step that it cannot read.
        const outcome = await repeated.catch(() => "unread" as const);
        found = new Map(found).set(step, outcome);
        setOutcomes(found);
      }
    } finally {
      setRunning(undefined);
    }
    const same = wanted.filter((step) => isSame(found.get(step))).length;
    setSaid(texts.summary(same, wanted.length));
  }

  if (steps.length === 0) return <p>{texts.none}</p>;
  return (
    <div className={styles.stack}>
      <div className={styles.line}>
        <Button
          variant="primary"
          icon={RotateCw}
          busy={running !== undefined}
          onClick={() => void run(steps)}
        >
          {texts.all}
        </Button>
        <span aria-hidden="true">{said}</span>
        <LiveRegion message={said} />
      </div>
      {steps.map((step) => (
        <Step
          key={step.value.view.id}
          step={step}
          outcome={outcomes.get(step)}
          share={running?.step === step ? running.share : undefined}
          isBusy={running !== undefined}
          items={reader.items(step.value.step)}
          onRun={() => void run([step])}
        />
      ))}
    </div>
  );
}

const isSame = (outcome: StepOutcome | undefined) => typeof outcome === "object" && outcome.isSame;

type StepProps = {
  step: StepEntry;
  outcome: StepOutcome | undefined;
  items: readonly PackageItem[];
  share: number | undefined;
  isBusy: boolean;
  onRun: () => void;
};

function Step({ step: { name, value }, outcome, items, share, isBusy, onRun }: StepProps) {
  const { number, purpose, conclusion, figures, groups, remarks } = value.view;
  return (
    <article className={styles.step} aria-label={name}>
      <header className={styles.stepHead}>
        <h3 dir="auto">{texts.step(number, purpose)}</h3>
        <Button size="small" icon={RotateCw} busy={isBusy} onClick={onRun}>
          {texts.again}
        </Button>
      </header>
      {share !== undefined ? (
        <ProgressBar label={texts.running(name)} share={share} />
      ) : (
        outcome && <Outcome outcome={outcome} />
      )}
      <DescriptionList facts={facts(value.view)} />
      {figures.length > 0 && (
        <DescriptionList
          layout="line"
          facts={figures.map(({ label, value }) => ({ term: label, value }))}
        />
      )}
      {remarks.map((remark) => (
        <p key={remark} dir="auto" className={styles.prose}>
          {remark}
        </p>
      ))}
      {groups !== undefined && groups.lines.length > 0 && (
        <PlainTable
          caption={texts.groups(name)}
          columns={groups.headings.map(({ text, isNumber }) => ({ heading: text, isNumber }))}
          rows={groups.lines.map((line) => line.texts)}
        />
      )}
      {items.length > 0 && (
        <PlainTable
          hasTitle
          caption={texts.items(name)}
          columns={ITEM_COLUMNS}
          rows={items.map(({ number, finding, note }) => [figure(number), finding, note])}
        />
      )}
      <p dir="auto" className={styles.prose}>
        <strong>{texts.conclusion}</strong>: {conclusion || texts.noConclusion}
      </p>
    </article>
  );
}

const ITEM_COLUMNS = [
  { heading: texts.row, isNumber: true },
  { heading: texts.finding },
  { heading: texts.note },
];

type View = StepEntry["value"]["view"];

const facts = ({ name, population, filtered, computed, rows, performed, sha256 }: View) => [
  { term: texts.test, value: name },
  { term: texts.population, value: population },
  ...(filtered === "" ? [] : [{ term: texts.filtered, value: filtered }]),
  ...(computed.length === 0 ? [] : [{ term: texts.computed, value: computed.join("; ") }]),
  { term: texts.rows, value: figure(rows) },
  { term: texts.performed, value: performed },
  { term: texts.fingerprint, value: <code className={styles.hash}>{sha256.join(" ")}</code> },
];

function Outcome({ outcome }: { outcome: StepOutcome }) {
  if (outcome === "noRows") return <Notice text={texts.noRows} tone="warning" />;
  if (outcome === "unread") return <Notice text={texts.unread} />;
  return outcome.isSame ? (
    <Notice text={texts.same} tone="success" />
  ) : (
    <Notice text={texts.differs} hint={outcome.differences.join(" · ")} />
  );
}
