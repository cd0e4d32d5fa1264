import { ListChecks, Pencil, RotateCw, Trash2 } from "lucide-react";
import { useId, useState } from "react";
import { type RepeatQuery, readView, refusalText, type StepView } from "../../engine";
import { figure } from "../../platform/figure";
import { useInParts } from "../../platform/useInParts";
import { dispatchAndTell } from "../../shared/dispatchAndTell";
import { Button } from "../../ui/action/Button";
import { DescriptionList } from "../../ui/display/DescriptionList";
import { Notice } from "../../ui/feedback/Notice";
import { ProgressBar } from "../../ui/feedback/ProgressBar";
import { useIsPrinting } from "../../ui/page/useIsPrinting";
import { PinButton } from "../finding/PinButton";
import { CommentButton } from "../review/CommentButton";
import { GroupsTable } from "./GroupsTable";
import { SampleItems } from "./SampleItems";
import { Figures } from "./TestResult";
import { repeatStep } from "./testSteps";
import { sampleTexts, paperTexts as texts } from "./texts";
import styles from "./workingPaper.module.css";

export type StepCardProps = {
  step: StepView;
  assignment: string;
  mayKeep: boolean;
  onEdit: () => void;
};

/** A step with its result, to read, to repeat, and to edit. */
export function StepCard({ step, assignment, mayKeep, onEdit }: StepCardProps) {
  const { id, number, purpose, conclusion, figures, groups, remarks, hasNewer, examined } = step;
  const [repeated, setRepeated] = useState<RepeatQuery>();
  const [isOpen, setOpen] = useState(false);
  const isPrinting = useIsPrinting();
  return (
    <article className={styles.step} aria-label={texts.step(number)}>
      <header className={styles.head}>
        <h3>
          {texts.step(number)}. <span dir="auto">{purpose}</span>
        </h3>
        <div className={styles.actions}>
          <Button
            size="small"
            icon={RotateCw}
            onClick={() => setRepeated({ step: id, newest: false })}
          >
            {texts.repeat}
          </Button>
          {hasNewer && (
            <Button size="small" onClick={() => setRepeated({ step: id, newest: true })}>
              {texts.repeatNewest}
            </Button>
          )}
          <CommentButton
            assignment={assignment}
            place={{ step: { step: id } }}
            name={texts.step(number)}
          />
          {mayKeep && (
            <>
              <PinButton assignment={assignment} place={() => ({ kind: "step", step: id })} />
              <Button size="small" icon={Pencil} onClick={onEdit}>
                {texts.edit}
              </Button>
              <Button
                size="small"
                icon={Trash2}
                onClick={() =>
                  dispatchAndTell({ workingPaper: { delete: { step: id } } }, texts.removed)
                }
              >
                {texts.remove}
              </Button>
            </>
          )}
        </div>
      </header>
      <DescriptionList facts={facts(step)} />
      {repeated && <Repetition query={repeated} />}
      <p className={styles.conclusion}>
        <strong>{texts.conclusion}:</strong>{" "}
        <span dir="auto">{conclusion || texts.noConclusion}</span>
      </p>
      <details
        open={isOpen || isPrinting}
        onToggle={({ currentTarget }) => isPrinting || setOpen(currentTarget.open)}
      >
        <summary>{texts.result}</summary>
        <div className={styles.found}>
          <Figures figures={figures} remarks={remarks} />
          {groups !== undefined && groups.lines.length > 0 && (
            <GroupsTable of={texts.step(number)} groups={groups} />
          )}
        </div>
      </details>
      {examined !== undefined && <Sample step={step} examined={examined} />}
    </article>
  );
}

/** Shows and hides the rows of a sample. */
function Sample({ step: { id, rows }, examined }: { step: StepView; examined: number }) {
  const [isShown, setIsShown] = useState(false);
  // Typed text stays when the rows are hidden.
  const [wasShown, setWasShown] = useState(false);
  const isPrinting = useIsPrinting();
  const listId = useId();
  return (
    <>
      <div className={styles.actions}>
        <Button
          size="small"
          icon={ListChecks}
          expanded={isShown}
          controls={listId}
          onClick={() => {
            setIsShown(!isShown);
            setWasShown(true);
          }}
        >
          {sampleTexts.open(examined, rows)}
        </Button>
      </div>
      {(wasShown || isPrinting) && (
        <div hidden={!isShown && !isPrinting}>
          <SampleItems step={id} id={listId} />
        </div>
      )}
    </>
  );
}

const facts = ({ name, population, filtered, computed, sha256, performed, rows }: StepView) => [
  { term: texts.test, value: name },
  { term: texts.population, value: population },
  ...(filtered === "" ? [] : [{ term: texts.filtered, value: filtered }]),
  ...(computed.length === 0 ? [] : [{ term: texts.computed, value: computed.join("; ") }]),
  { term: texts.rows, value: figure(rows) },
  { term: texts.performed, value: performed },
  { term: texts.fingerprint, value: <code className={styles.hash}>{sha256.join(" ")}</code> },
];

function Repetition({ query }: { query: RepeatQuery }) {
  const { wanted, isReady, share } = useInParts(query, repeatStep);
  if (!isReady) return <ProgressBar label={texts.repeating} share={share} />;
  const answer = readView("repeatedStep", wanted);
  if (answer.kind === "refused") return <Notice text={refusalText(answer.refusal)} />;
  const { isSame, differences } = answer.value;
  return isSame ? (
    <Notice text={texts.same} tone="success" />
  ) : (
    <Notice text={texts.differs} tone="warning" hint={differences.join(" · ")} />
  );
}
