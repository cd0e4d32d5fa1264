import type { ReactNode } from "react";
import { type FollowUpDetail, refusalText, useView } from "../../engine";
import { DescriptionList } from "../../ui/display/DescriptionList";
import { Notice } from "../../ui/feedback/Notice";
import { Guarded } from "../Guarded";
import { AcceptedEvidenceList } from "./AcceptedEvidenceList";
import { AgeMark, SeverityMark, StateMark } from "./FollowUpMarks";
import styles from "./followUp.module.css";
import { RecommendationCard } from "./RecommendationCard";
import { recommendationTexts, rowTexts, findingTexts as texts } from "./texts";

export type FollowUpViewProps = {
  id: string;
  /** Further sections of a screen, such as help-desk tickets. */
  children?: ReactNode;
};

/** An accepted finding with the follow-up of its recommendations. */
export function FollowUpView({ id, children }: FollowUpViewProps) {
  const answer = useView("followUp", id);
  if (answer.kind === "refused") return <Notice text={refusalText(answer.refusal)} />;
  const found = answer.value;
  return (
    <Guarded canCopy={found.watermark === undefined} watermark={found.watermark}>
      <div className={styles.view}>
        <section aria-label={texts.facts}>
          <DescriptionList facts={factsOf(found)} layout="columns" />
        </section>
        <section className={styles.section}>
          <h2>{texts.title}</h2>
          <Written found={found} />
        </section>
        {found.evidence.length > 0 && (
          <section className={styles.section}>
            <h2>{texts.evidence}</h2>
            <AcceptedEvidenceList evidence={found.evidence} />
          </section>
        )}
        <section className={styles.section}>
          <h2>{recommendationTexts.title}</h2>
          <ol className={styles.cards}>
            {found.recommendations.map((one) => (
              <li key={one.number}>
                <RecommendationCard found={found} recommendation={one} />
              </li>
            ))}
          </ol>
        </section>
        {children}
      </div>
    </Guarded>
  );
}

const factsOf = ({ row }: FollowUpDetail) => [
  { term: texts.about, value: <span dir="auto">{row.about}</span> },
  { term: texts.class, value: row.classLabel },
  { term: rowTexts.severity, value: <SeverityMark row={row} /> },
  { term: rowTexts.amount, value: <span className={styles.age}>{row.amount}</span> },
  { term: rowTexts.accepted, value: row.accepted },
  { term: rowTexts.age, value: <AgeMark row={row} /> },
  { term: rowTexts.state, value: <StateMark row={row} /> },
];

function Written({ found }: { found: FollowUpDetail }) {
  const parts = [
    [texts.condition, found.condition],
    [texts.criteria, found.criteria],
    [texts.cause, found.cause],
    [texts.effect, found.effect],
  ] as const;
  return (
    <dl className={styles.written}>
      {parts.map(
        ([term, text]) =>
          text !== "" && (
            <div key={term}>
              <dt>{term}</dt>
              <dd dir="auto">{text}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
