import { useEffect, useState } from "react";
import { useBlocker } from "react-router-dom";
import { askBeforePersonChanges } from "../../../app/personChange";
import { useCanHold } from "../../../app/useCanHold";
import { useHoldUnload } from "../../../app/useHoldUnload";
import { AlertDialog } from "../../../ui/overlay/AlertDialog";

/** Asks before unsaved edits are left behind (decisions §7). Mounted only while there are any. */
export function LeaveGuard() {
  const canHold = useCanHold();
  useHoldUnload(true);
  return canHold ? <Question /> : null;
}

function Question() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  );
  const [held, setHeld] = useState<{ go: () => void }>();
  useEffect(() => askBeforePersonChanges((go) => setHeld({ go })), []);

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
      isOpen={held !== undefined || blocker.state === "blocked"}
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
