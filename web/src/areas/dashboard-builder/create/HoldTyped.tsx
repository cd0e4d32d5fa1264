import type { RefObject } from "react";
import { useBlocker } from "react-router-dom";
import { useCanHold } from "../../../app/useCanHold";
import { useHoldUnload } from "../../../app/useHoldUnload";
import { AlertDialog } from "../../../ui/overlay/AlertDialog";

export type HoldTypedProps = {
  /** Set by saving, which leads elsewhere in the same moment. */
  isCreated: RefObject<boolean>;
};

/** Asks before what was typed is lost, however the form is left. Mounted only while there is something to lose. */
export function HoldTyped(props: HoldTypedProps) {
  const canHold = useCanHold();
  useHoldUnload(true);
  return canHold ? <Question {...props} /> : null;
}

function Question({ isCreated }: HoldTypedProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !isCreated.current && currentLocation.pathname !== nextLocation.pathname,
  );
  return (
    <AlertDialog
      isOpen={blocker.state === "blocked"}
      onClose={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
      title="Tutup tanpa menyimpan?"
      confirmLabel="Tutup tanpa menyimpan"
      cancelLabel="Lanjut mengisi"
    >
      Isian Anda akan hilang.
    </AlertDialog>
  );
}
