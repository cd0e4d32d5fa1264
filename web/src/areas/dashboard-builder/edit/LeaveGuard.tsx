import { useEffect, useState } from "react";
import { useBlocker } from "react-router-dom";
import { askBeforePersonChanges } from "../../../app/personChange";
import { useCanHold } from "../../../app/useCanHold";
import { useHoldUnload } from "../../../app/useHoldUnload";
import { AlertDialog } from "../../../ui/overlay/AlertDialog";

/** `onAsk`: whatever else lies above the page goes; in a window made narrower it would come to lie above the question. */
type LeaveGuardProps = { onAsk: () => void };

/** Asks before unsaved edits are left behind (decisions §7). Mounted only while there are any. */
export function LeaveGuard({ onAsk }: LeaveGuardProps) {
  const canHold = useCanHold();
  useHoldUnload(true);
  return canHold ? <Question onAsk={onAsk} /> : null;
}

function Question({ onAsk }: LeaveGuardProps) {
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

  return (
    <AlertDialog
      isOpen={isAsking}
      onClose={stay}
      onConfirm={leave}
      tone="primary"
      title="Tinggalkan tanpa menyimpan?"
      confirmLabel="Tinggalkan"
      cancelLabel="Lanjut menyunting"
    >
      Pembaca belum melihat perubahan Anda. Perubahan tetap ada sebagai draf dan dipulihkan saat
      dashboard ini disunting lagi.
    </AlertDialog>
  );
}
