import type { CannedReply } from "../../engine";
import { dispatchAndTell } from "../../shared/dispatchAndTell";
import { AlertDialog } from "../../ui/overlay/AlertDialog";
import { deleteTexts } from "./texts";

export type DeleteCannedReplyProps = { reply: CannedReply; onClose: () => void };

export function DeleteCannedReply({ reply, onClose }: DeleteCannedReplyProps) {
  return (
    <AlertDialog
      isOpen
      onClose={onClose}
      title={deleteTexts.title(reply.title)}
      confirmLabel={deleteTexts.confirm}
      onConfirm={() => {
        dispatchAndTell(
          { cannedReply: { delete: { id: reply.id } } },
          deleteTexts.done(reply.title),
        );
        onClose();
      }}
    >
      {deleteTexts.consequence}
    </AlertDialog>
  );
}
