import { startOver } from "../../engine";
import { StepButtons } from "./StepButtons";
import { StoredDataQuestion } from "./StoredDataQuestion";
import { stepTexts, startOverTexts as texts } from "./texts";

/** Offers a new start if a newer version has stored data that this one cannot open. */
export function StartOverDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <StoredDataQuestion
      isOpen={isOpen}
      onClose={onClose}
      title={texts.title}
      confirmLabel={stepTexts.startOver}
      act={startOver}
      onDone={() => location.reload()}
      failure={texts.failed}
    >
      <p>{texts.effect}</p>
      <StepButtons steps={["copyStored"]} />
    </StoredDataQuestion>
  );
}
