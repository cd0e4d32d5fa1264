import { AlertDialog } from "../../ui/overlay/AlertDialog";
import { useLeaveGuard } from "./useLeaveGuard";

/** Asks before a half-filled form is left. */
export function LeaveDialog({ isHolding }: { isHolding: boolean }) {
  const blocker = useLeaveGuard(isHolding);
  return (
    <AlertDialog
      isOpen={blocker.state === "blocked"}
      onClose={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
      title="Tinggalkan formulir ini?"
      confirmLabel="Tinggalkan"
      cancelLabel="Lanjut mengisi"
    >
      Isian dan lampiran yang belum dikirim akan hilang.
    </AlertDialog>
  );
}
