import { forgetSetAside } from "../../engine";
import { toast } from "../../shared/toast/toast";
import { StepButtons } from "./StepButtons";
import { StoredDataQuestion } from "./StoredDataQuestion";
import { forgetAsideTexts as texts } from "./texts";

/** Deletes quarantined pieces after a confirmation. */
export function ForgetAsideDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <StoredDataQuestion
      isOpen={isOpen}
      onClose={onClose}
      title={texts.title}
      confirmLabel={texts.confirm}
      act={forgetSetAside}
      onDone={() => toast(texts.done)}
      failure={texts.failed}
    >
      <p>{texts.effect}</p>
      <StepButtons steps={["copySetAside"]} />
    </StoredDataQuestion>
  );
}
