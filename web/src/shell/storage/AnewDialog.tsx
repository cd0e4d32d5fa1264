import { beginAnew } from "../../engine";
import { StepButtons } from "./StepButtons";
import { StoredDataQuestion } from "./StoredDataQuestion";
import { stepTexts, anewTexts as texts } from "./texts";

/** Offers a new start if a newer version has stored data that this one cannot open. */
export function AnewDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <StoredDataQuestion
      isOpen={isOpen}
      onClose={onClose}
      title={texts.title}
      confirmLabel={stepTexts.anew}
      act={beginAnew}
      onDone={() => location.reload()}
      failure={texts.failed}
    >
      <p>{texts.effect}</p>
      <StepButtons steps={["copyStored"]} />
    </StoredDataQuestion>
  );
}
