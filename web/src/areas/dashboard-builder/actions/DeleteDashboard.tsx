import { dispatchAndTell } from "../../../shared/dispatchAndTell";
import { AlertDialog } from "../../../ui/overlay/AlertDialog";
import { actionTexts, deleteTexts as texts } from "../texts";
import type { ActedOn } from "./useDashboardActions";

export type DeleteDashboardProps = {
  dashboard: Pick<ActedOn, "id" | "name" | "isPublished">;
  onClose: () => void;
  onDeleted?: (() => void) | undefined;
};

/** Asks before a dashboard is deleted, with the text of §8. */
export function DeleteDashboard({ dashboard, onClose, onDeleted }: DeleteDashboardProps) {
  const { id, name, isPublished } = dashboard;
  return (
    <AlertDialog
      isOpen
      onClose={onClose}
      title={texts.question(name)}
      confirmLabel={actionTexts.delete}
      onConfirm={() => {
        const isDeleted = dispatchAndTell(
          { dashboard: { delete: { dashboard: id } } },
          texts.done(name),
        );
        onClose();
        if (isDeleted) onDeleted?.();
      }}
    >
      {isPublished ? texts.publishedHint : texts.hint}
    </AlertDialog>
  );
}
