import { Pencil, Trash2 } from "lucide-react";
import type { FindingView } from "../../engine";
import { dispatchAndTell } from "../../shared/dispatchAndTell";
import { Button } from "../../ui/action/Button";
import { DescriptionList, type Fact } from "../../ui/display/DescriptionList";
import { Notice } from "../../ui/feedback/Notice";
import { CommentButton } from "../review/CommentButton";
import { EvidenceList } from "./EvidenceList";
import styles from "./finding.module.css";
import { findingTexts as texts } from "./texts";

export type FindingCardProps = {
  finding: FindingView;
  assignment: string;
  mayWrite: boolean;
  onEdit: () => void;
};

/** A finding to read, with its evidence. */
export function FindingCard({ finding, assignment, mayWrite, onEdit }: FindingCardProps) {
  const { id, number, form, missing } = finding;
  const name = texts.number(number);
  return (
    <article className={styles.finding} aria-label={name}>
      <header className={styles.head}>
        <h3>
          {name}. <span dir="auto">{form.title}</span>
        </h3>
        <div className={styles.actions}>
          <CommentButton assignment={assignment} place={{ finding: { finding: id } }} name={name} />
          {mayWrite && (
            <>
              <Button size="small" icon={Pencil} onClick={onEdit}>
                {texts.edit}
              </Button>
              <Button
                size="small"
                icon={Trash2}
                onClick={() =>
                  dispatchAndTell({ finding: { delete: { finding: id } } }, texts.removed)
                }
              >
                {texts.remove}
              </Button>
            </>
          )}
        </div>
      </header>
      {mayWrite && missing.length > 0 && (
        <Notice text={texts.missing(missing)} hint={texts.missingHint} tone="info" />
      )}
      <DescriptionList facts={facts(finding)} layout="line" />
      <DescriptionList facts={words(finding)} />
      <EvidenceList finding={finding} assignment={assignment} mayWrite={mayWrite} />
    </article>
  );
}

const facts = ({ classLabel, severityLabel, amount, form, updated }: FindingView): Fact[] => [
  { term: texts.class, value: classLabel ?? "-" },
  { term: texts.severity, value: severityLabel ?? "-" },
  { term: texts.amount, value: amount ?? "-" },
  ...(amount !== undefined && /[^\d.,]/.test(form.calculation)
    ? [{ term: texts.calculation, value: form.calculation }]
    : []),
  { term: texts.updated, value: updated },
];

function words({ form }: FindingView): Fact[] {
  const { condition, criteria, cause, effect, recommendations } = form;
  const written: [string, string][] = [
    [texts.condition, condition],
    [texts.criteria, criteria],
    [texts.cause, cause],
    [texts.effect, effect],
  ];
  const told = written
    .filter(([, text]) => text !== "")
    .map(([term, text]) => ({ term, value: <Words text={text} /> }));
  if (recommendations.length === 0) return told;
  const list = (
    <ol className={styles.recommendations}>
      {recommendations.map(({ number, text }) => (
        <li key={number} value={number}>
          <Words text={text} />
        </li>
      ))}
    </ol>
  );
  return [...told, { term: texts.recommendations, value: list }];
}

const Words = ({ text }: { text: string }) => (
  <span className={styles.words} dir="auto">
    {text}
  </span>
);
