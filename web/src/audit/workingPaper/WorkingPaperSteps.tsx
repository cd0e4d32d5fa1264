import { ClipboardList } from "lucide-react";
import { type FocusEvent, useRef } from "react";
import { refusalText, type StepView, useView, type WorkingPaper } from "../../engine";
import { useFocusRescue } from "../../shared/useFocusRescue";
import { useOverPage } from "../../shared/useOverPage";
import { EmptyState } from "../../ui/feedback/EmptyState";
import { Notice } from "../../ui/feedback/Notice";
import { EditStep } from "./EditStep";
import { StepCard } from "./StepCard";
import { paperTexts as texts } from "./texts";
import styles from "./workingPaper.module.css";

/** The steps of an assignment's working paper. */
export function WorkingPaperSteps({ assignment }: { assignment: string }) {
  const answer = useView("workingPaper", assignment);
  if (answer.kind === "refused") return <Notice text={refusalText(answer.refusal)} />;
  return <Steps assignment={assignment} paper={answer.value} />;
}

type StepsProps = { assignment: string; paper: WorkingPaper };

function Steps({ assignment, paper: { steps, mayKeep } }: StepsProps) {
  // The step as it was when its dialog opened: it may be deleted in another tab while somebody types.
  const { opened, open, close } = useOverPage<StepView>();
  const frame = useRef<HTMLDivElement>(null);
  const onFocus = useStepFocus(frame, steps);
  const present = steps.find(({ id }) => id === opened?.id);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div ref={frame} role="group" aria-label={texts.title} tabIndex={-1} onFocus={onFocus}>
      {steps.length === 0 ? (
        <EmptyState icon={ClipboardList} title={texts.empty}>
          {mayKeep ? texts.emptyHint : texts.emptyRead}
        </EmptyState>
      ) : (
        <ol className={styles.steps} aria-label={texts.steps}>
          {steps.map((step) => (
            <li key={step.id}>
              <StepCard
                step={step}
                assignment={assignment}
                mayKeep={mayKeep}
                onEdit={() => open(step)}
              />
            </li>
          ))}
        </ol>
      )}
      {opened && (
        <EditStep step={present ?? opened} isGone={present === undefined} onClose={close} />
      )}
    </div>
  );
}

/** Focuses the step that takes the place of a deleted one, or the frame if none is left. */
function useStepFocus(frame: React.RefObject<HTMLElement | null>, steps: readonly StepView[]) {
  const last = useRef(0);
  const cards = () => [
    ...(frame.current?.querySelectorAll<HTMLElement>("ol > li > article") ?? []),
  ];
  useFocusRescue(steps.map(({ id }) => id).join(" "), () => {
    const found = cards();
    const card = found[Math.min(last.current, found.length - 1)];
    return card?.querySelector("button") ?? frame.current;
  });
  return ({ target }: FocusEvent) => {
    const at = cards().findIndex((card) => card.contains(target));
    if (at >= 0) last.current = at;
  };
}
