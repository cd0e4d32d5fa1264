import { useBlocker } from "react-router-dom";
import { readView } from "../../core/useView";
import { AlertDialog } from "../../ui/overlay/AlertDialog";

export type LeaveDialogProps = { author: string; onLeave: () => void };

/** Asks before a half-filled form is left. Mounted only while there is something to ask about. */
export function LeaveDialog({ author, onLeave }: LeaveDialogProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && isActing(author),
  );
  return (
    <AlertDialog
      isOpen={blocker.state === "blocked"}
      onClose={() => blocker.reset?.()}
      onConfirm={() => {
        onLeave();
        blocker.proceed?.();
      }}
      title="Tinggalkan formulir ini?"
      confirmLabel="Tinggalkan"
      cancelLabel="Lanjut mengisi"
    >
      Isian dan lampiran yang belum dikirim akan hilang.
    </AlertDialog>
  );
}

/** Somebody else has nothing to say about it; what was typed waits for its author. */
function isActing(author: string) {
  const session = readView("session");
  return session.kind === "ok" && session.value.person.id === author;
}
