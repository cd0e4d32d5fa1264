import type { RefObject } from "react";
import { useBlocker } from "react-router-dom";
import { useCanHold } from "../../app/useCanHold";
import { useHoldUnload } from "../../app/useHoldUnload";
import { CloseQuestion } from "./CloseQuestion";

export type HoldLoadedProps = {
  /** Set by storing, which may lead elsewhere in the same moment. */
  isStored: RefObject<boolean>;
  onClose: () => void;
};

/** Asks too when the page is left under the dialog, e.g. with the browser's Back. Mounted only while there is something to lose. */
export function HoldLoaded(props: HoldLoadedProps) {
  const canHold = useCanHold();
  useHoldUnload(true);
  return canHold ? <Question {...props} /> : null;
}

function Question({ isStored, onClose }: HoldLoadedProps) {
  const blocker = useBlocker(() => !isStored.current);
  return (
    <CloseQuestion
      isOpen={blocker.state === "blocked"}
      onStay={() => blocker.reset?.()}
      onClose={() => {
        onClose();
        blocker.proceed?.();
      }}
    />
  );
}
