import { useEffect, useState } from "react";
import { useBlocker } from "react-router-dom";
import { useHoldUnload } from "../../../platform/useHoldUnload";
import { askBeforePersonChanges } from "../../../shared/personChange";
import { useCanHold } from "../../../shared/useCanHold";
import { AlertDialog } from "../../../ui/overlay/AlertDialog";
import { leaveTexts as texts } from "./texts";

type LeaveGuardProps = {
  /** Closes other dialogs, which could otherwise cover the question when the window becomes narrow. */
  onAsk: () => void;
  onDiscard: () => void;
};

/** Asks about unsaved edits before the user leaves (decisions §7). Mount it only if edits exist. */
export function LeaveGuard(props: LeaveGuardProps) {
  const canHold = useCanHold();
  useHoldUnload(true);
  return canHold ? <Question {...props} /> : null;
}

function Question({ onAsk, onDiscard }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  );
  const [held, setHeld] = useState<{ go: () => void }>();
  useEffect(() => askBeforePersonChanges((go) => setHeld({ go })), []);

  const isAsking = held !== undefined || blocker.state === "blocked";
  useEffect(() => {
    if (isAsking) onAsk();
  }, [isAsking, onAsk]);

  function stay() {
    setHeld(undefined);
    blocker.reset?.();
  }

  function leave() {
    if (held) held.go();
    else blocker.proceed?.();
  }

  function discard() {
    onDiscard();
    leave();
  }

  return (
    <AlertDialog
      isOpen={isAsking}
      onClose={stay}
      onConfirm={leave}
      tone="primary"
      title={texts.title}
      confirmLabel={texts.keep}
      cancelLabel={texts.stay}
      other={{ label: texts.discard, onSelect: discard }}
    >
      {texts.hint}
    </AlertDialog>
  );
}
