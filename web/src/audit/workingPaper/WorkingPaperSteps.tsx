import { ClipboardList } from "lucide-react";
import { refusalText, useView } from "../../engine";
import { EmptyState } from "../../ui/feedback/EmptyState";
import { Notice } from "../../ui/feedback/Notice";
import { StepCard } from "./StepCard";
import { paperTexts as texts } from "./texts";
import styles from "./workingPaper.module.css";

/** The steps of an assignment's working paper. */
export function WorkingPaperSteps({ assignment }: { assignment: string }) {
  const answer = useView("workingPaper", assignment);
  if (answer.kind === "refused") return <Notice text={refusalText(answer.refusal)} />;
  const { steps, mayKeep } = answer.value;
  if (steps.length === 0) {
    return (
      <EmptyState icon={ClipboardList} title={texts.empty}>
        {mayKeep ? texts.emptyHint : texts.emptyRead}
      </EmptyState>
    );
  }
  return (
    <ol className={styles.steps} aria-label={texts.steps}>
      {steps.map((step) => (
        <li key={step.id}>
          <StepCard step={step} assignment={assignment} mayKeep={mayKeep} />
        </li>
      ))}
    </ol>
  );
}
