import { useBlocker } from "react-router-dom";
import { useCanHold } from "../../../app/useCanHold";
import { useHoldUnload } from "../../../app/useHoldUnload";
import { AlertDialog } from "../../../ui/overlay/AlertDialog";

export type LeaveGuardProps = { onLeave: () => void };

/** Asks before unsaved edits are left behind. Mounted only while there are any. */
export function LeaveGuard({ onLeave }: LeaveGuardProps) {
  const canHold = useCanHold();
  useHoldUnload(true);
  return canHold ? <Question onLeave={onLeave} /> : null;
}

function Question({ onLeave }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  );
  return (
    <AlertDialog
      isOpen={blocker.state === "blocked"}
      onClose={() => blocker.reset?.()}
      onConfirm={() => {
        onLeave();
        blocker.proceed?.();
      }}
      title="Tinggalkan tanpa menyimpan?"
      confirmLabel="Tinggalkan"
      cancelLabel="Lanjut menyunting"
    >
      Perubahan yang belum disimpan akan hilang.
    </AlertDialog>
  );
}
