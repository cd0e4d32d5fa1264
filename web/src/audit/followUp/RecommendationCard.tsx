import { ClipboardCheck, type LucideIcon, MessageSquareReply } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import type { FollowedRecommendation, FollowUpDetail, FollowUpEvent } from "../../engine";
import { EntryFiles } from "../../shared/files/EntryFiles";
import { useFocusRescue } from "../../shared/useFocusRescue";
import { Button } from "../../ui/action/Button";
import { FileName } from "../../ui/display/FileName";
import { MarkBadge } from "../../ui/display/MarkBadge";
import { AnswerForm } from "./AnswerForm";
import { AssessmentForm } from "./AssessmentForm";
import { AwaitsMark, STATUS_LOOK } from "./FollowUpMarks";
import styles from "./followUp.module.css";
import { answerTexts, assessmentTexts, recommendationTexts as texts } from "./texts";
import { useAnswerDraft } from "./useAnswerDraft";
import { useAssessmentDraft } from "./useAssessmentDraft";

export type RecommendationCardProps = {
  found: FollowUpDetail;
  recommendation: FollowedRecommendation;
};

/** A recommendation with its state, its answers and assessments, and the form of the acting person. */
export function RecommendationCard({ found, recommendation }: RecommendationCardProps) {
  const { number, text, status, statusLabel, awaitsAssessment, promised, events } = recommendation;
  return (
    <article className={styles.card} aria-label={texts.one(number)}>
      <header className={styles.head}>
        <h3 tabIndex={-1}>{texts.one(number)}</h3>
        <span className={styles.marks}>
          {promised !== undefined && (
            <span className={styles.quiet}>
              {texts.promised}: {promised}
            </span>
          )}
          <MarkBadge {...STATUS_LOOK[status]} label={statusLabel} />
          {awaitsAssessment && <AwaitsMark />}
        </span>
      </header>
      <p className={styles.words} dir="auto">
        {text}
      </p>
      {events.length === 0 ? (
        <p className={styles.quiet}>{texts.none}</p>
      ) : (
        <ol className={styles.events} aria-label={texts.history(number)}>
          {events.map((event) => (
            <li key={event.id} className={styles.event}>
              <Event event={event} mayOpenFiles={found.mayOpenFiles} />
            </li>
          ))}
        </ol>
      )}
      {found.mayAnswer && <Answering found={found} recommendation={recommendation} />}
      {found.mayAssess && <Assessing found={found} recommendation={recommendation} />}
    </article>
  );
}

type EventProps = { event: FollowUpEvent; mayOpenFiles: boolean };

function Event({ event, mayOpenFiles }: EventProps) {
  const { isAnswer, heading, text, fact, written, files } = event;
  const Icon = isAnswer ? MessageSquareReply : ClipboardCheck;
  return (
    <>
      <span className={styles.marker} data-tone={isAnswer ? "neutral" : "accent"}>
        <Icon className={styles.icon} aria-hidden="true" />
      </span>
      <div className={styles.said}>
        <p>
          <strong>{heading}</strong>
        </p>
        <p className={styles.quiet}>
          <bdi>{written}</bdi>
        </p>
        {text !== "" && (
          <p className={styles.words} dir="auto">
            {text}
          </p>
        )}
        {fact !== undefined && <p className={styles.fact}>{fact}</p>}
        {files.length > 0 &&
          (mayOpenFiles ? (
            <EntryFiles files={files} sender={written} />
          ) : (
            <ul className={styles.names} aria-label={texts.files}>
              {files.map(({ id, name, sizeLabel }) => (
                <li key={id}>
                  <FileName name={name} /> <span className={styles.quiet}>{sizeLabel}</span>
                </li>
              ))}
            </ul>
          ))}
      </div>
    </>
  );
}

/** The answer opens on request, and at once if it was begun before, even if it can no longer be sent. */
function Answering({ found, recommendation }: RecommendationCardProps) {
  const { number, awaitsAssessment, isOpen } = recommendation;
  const draft = useAnswerDraft(found.row.id, number);
  if (!isOpen && !draft.isStarted) return null;
  return (
    <OnRequest
      label={answerTexts.open}
      icon={MessageSquareReply}
      isNext={!awaitsAssessment}
      isBegun={draft.isStarted}
    >
      {(form) => (
        <AnswerForm found={found} number={number} isClosed={!isOpen} draft={draft} {...form} />
      )}
    </OnRequest>
  );
}

function Assessing({ found, recommendation }: RecommendationCardProps) {
  const { number, awaitsAssessment } = recommendation;
  const draft = useAssessmentDraft(found.row.id, number, recommendation.assessment);
  return (
    <OnRequest
      label={assessmentTexts.open}
      icon={ClipboardCheck}
      isNext={awaitsAssessment}
      isBegun={draft.isStarted}
    >
      {(form) => <AssessmentForm found={found} number={number} draft={draft} {...form} />}
    </OnRequest>
  );
}

type OnRequestProps = {
  label: string;
  icon: LucideIcon;
  /** True if the acting person is expected to do it now. */
  isNext: boolean;
  isBegun: boolean;
  children: (form: { isRequested: boolean; onClose: () => void }) => ReactNode;
};

/** A button that gives place to its form. When the form closes, the focus goes to the button or to the heading. */
function OnRequest({ label, icon, isNext, isBegun, children }: OnRequestProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isRequested, setRequested] = useState(false);
  const isOpen = isRequested || isBegun;
  useFocusRescue(isOpen, () => {
    const button = place.current?.querySelector<HTMLElement>("button");
    return button ?? place.current?.closest("article")?.querySelector<HTMLElement>("h3");
  });
  return (
    <div ref={place}>
      {isOpen ? (
        children({ isRequested, onClose: () => setRequested(false) })
      ) : (
        <Button
          icon={icon}
          variant={isNext ? "primary" : "secondary"}
          onClick={() => setRequested(true)}
        >
          {label}
        </Button>
      )}
    </div>
  );
}
