import { useState } from "react";
import type { DashboardForm as Form } from "../../../core/pkg/portal_core";
import { Button } from "../../../ui/action/Button";
import { Dialog } from "../../../ui/overlay/Dialog";
import { DashboardForm } from "../form/DashboardForm";
import { useFormProblems } from "../form/useFormProblems";
import type { EditorStore } from "./EditorStore";

export type AboutDialogProps = { form: Form; store: EditorStore; onClose: () => void };

/** Name, description, category, permission and thumbnail: one step of the working copy (§5). */
export function AboutDialog({ form, store, onClose }: AboutDialogProps) {
  const [draft, setDraft] = useState(form);
  const { problems, tryToSend } = useFormProblems(draft);

  function finish() {
    tryToSend();
    if (!store.describe(draft)) return;
    onClose();
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Keterangan"
      holds
      footer={
        <>
          <Button onClick={onClose}>Batal</Button>
          <Button variant="primary" onClick={finish}>
            Terapkan
          </Button>
        </>
      }
    >
      <DashboardForm
        form={draft}
        onChange={(part) => setDraft({ ...draft, ...part })}
        problems={problems}
        hasThumbnail
      />
    </Dialog>
  );
}
