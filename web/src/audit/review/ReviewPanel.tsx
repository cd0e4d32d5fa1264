import { useRef } from "react";
import { type ReviewView, refusalText, useView } from "../../engine";
import { useFocusRescue } from "../../shared/useFocusRescue";
import { DescriptionList, type Fact } from "../../ui/display/DescriptionList";
import { Notice } from "../../ui/feedback/Notice";
import { Comments } from "./Comments";
import { ReviewActions } from "./ReviewActions";
import { ReviewState } from "./ReviewState";
import styles from "./review.module.css";
import { reviewTexts as texts } from "./texts";

/** The review of an assignment, its actions and its comments. The caller gives it a heading. */
export function ReviewPanel({ assignment }: { assignment: string }) {
  const answer = useView("audit", assignment);
  const panel = useRef<HTMLDivElement>(null);
  const state = answer.kind === "ok" ? answer.value.review.state : undefined;
  useFocusRescue(state, () => panel.current);
  if (answer.kind === "refused") return <Notice text={refusalText(answer.refusal)} />;
  const { review, comments } = answer.value;
  return (
    <div ref={panel} tabIndex={-1} className={styles.panel}>
      <WorkAgain review={review} />
      <DescriptionList facts={facts(review)} />
      <ReviewActions assignment={assignment} audit={answer.value} />
      <Comments assignment={assignment} comments={comments} />
    </div>
  );
}

/** Why the auditor works on the assignment again. */
function WorkAgain({ review: { state, changed, decision } }: { review: ReviewView }) {
  if (state !== "returned" && state !== "reopened") return null;
  const title = state === "returned" ? texts.returnedBy(changed) : texts.reopenedBy(changed);
  return (
    <Notice
      tone="warning"
      text={title}
      hint={
        <span className={`${styles.typed} ${styles.reason}`} dir="auto">
          {decision}
        </span>
      }
    />
  );
}

const typed = (term: string, text: string, written?: string): Fact[] =>
  text === ""
    ? []
    : [
        {
          term,
          value: (
            <>
              <span className={styles.typed} dir="auto">
                {text}
              </span>
              {written && <p className={styles.written}>{written}</p>}
            </>
          ),
        },
      ];

function facts({ state, stateLabel, changed, decision, decided, ...review }: ReviewView): Fact[] {
  return [
    { term: texts.state, value: <ReviewState state={state} label={stateLabel} /> },
    ...(state === "submitted" ? typed(texts.submitted, changed) : []),
    ...(state === "accepted" ? typed(texts.accepted, changed) : []),
    ...typed(texts.conclusion, review.conclusionLabel ?? ""),
    ...typed(texts.summary, review.summary),
    ...(state === "accepted" ? typed(texts.note, decision) : []),
    ...(state === "submitted" ? typed(texts.before, decision, decided) : []),
  ];
}
