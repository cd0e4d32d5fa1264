import { useRef } from "react";
import { useDashboardWords } from "../../../dashboards/words/useDashboardWords";
import { type DashboardForm as Form, useView } from "../../../engine";
import { TheirChanges } from "../../../shared/draft/TheirChanges";
import { useDraft } from "../../../shared/draft/useDraft";
import { FormDialog } from "../../../shared/form/FormDialog";
import { focusFirstProblem } from "../../../ui/form/focusFirstProblem";
import { DashboardForm } from "../form/DashboardForm";
import { isDashboardForm } from "../form/newForm";
import { useFormProblems } from "../form/useFormProblems";
import { fieldTexts, formTexts, thumbnailTexts } from "../texts";
import type { EditorStore } from "./EditorStore";
import { propertiesTexts as texts } from "./texts";

export type AboutDialogProps = {
  dashboard: string;
  form: Form;
  store: EditorStore;
  onClose: () => void;
};

/** Edits name, description, category, permission and thumbnail. Confirming is one undo step (§5). */
export function AboutDialog({ dashboard, form, store, onClose }: AboutDialogProps) {
  const draft = useDraft({
    kind: "dashboardAbout",
    subject: dashboard,
    edits: true,
    empty: form,
    accepts: isDashboardForm,
  });
  const { categories, permissions } = useDashboardWords();
  const chosen = (choices: readonly { value: string; label: string }[]) => (value: string) =>
    choices.find((choice) => choice.value === value)?.label ?? value;
  const fields = {
    name: fieldTexts.name,
    description: fieldTexts.description,
    category: { label: fieldTexts.category, words: chosen(categories) },
    thumbnail: { label: thumbnailTexts.label, words: () => thumbnailTexts.other },
    permission: { label: fieldTexts.permission, words: chosen(permissions) },
    filters: formTexts.filters,
  };
  const columns = useView("filterColumns", [...store.copy.widgets]);
  const fieldsForm = useRef<HTMLFormElement>(null);
  const { problems, tryToSend } = useFormProblems(draft.value);

  function finish() {
    tryToSend();
    if (!store.describe(draft.value)) {
      if (fieldsForm.current) focusFirstProblem(fieldsForm.current);
      return;
    }
    // No commit follows: the draft of the working copy stores the change.
    draft.settle(undefined);
    onClose();
  }

  return (
    <FormDialog
      title={texts.title}
      action={texts.apply}
      draft={draft}
      sent={{ form: fieldsForm }}
      onSend={finish}
      onClose={onClose}
    >
      <TheirChanges draft={draft} record={{ slice: "dashboards", id: dashboard }} fields={fields} />
      <DashboardForm
        form={draft.value}
        onChange={(part) => draft.change((before) => ({ ...before, ...part }))}
        problems={problems}
        hasThumbnail
        columns={columns.kind === "ok" ? columns.value : undefined}
      />
    </FormDialog>
  );
}
