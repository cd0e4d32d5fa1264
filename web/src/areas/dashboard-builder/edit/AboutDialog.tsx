import { useId } from "react";
import { useDashboardWords } from "../../../dashboards/words/useDashboardWords";
import { type DashboardForm as Form, useView } from "../../../engine";
import { DraftNotice } from "../../../shared/draft/DraftNotice";
import { DraftState } from "../../../shared/draft/DraftState";
import { TheirChanges } from "../../../shared/draft/TheirChanges";
import { useDraft } from "../../../shared/draft/useDraft";
import { Button } from "../../../ui/action/Button";
import { focusFirstProblem } from "../../../ui/form/focusFirstProblem";
import { Dialog } from "../../../ui/overlay/Dialog";
import { DashboardForm } from "../form/DashboardForm";
import styles from "../form/form.module.css";
import { isDashboardForm } from "../form/newForm";
import { useFormProblems } from "../form/useFormProblems";
import { dialogTexts, fieldTexts, formTexts, thumbnailTexts } from "../texts";
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
  const formId = useId();
  const { problems, tryToSend } = useFormProblems(draft.value);

  function finish(form: HTMLFormElement) {
    tryToSend();
    if (!store.describe(draft.value)) return focusFirstProblem(form);
    // No commit follows: the draft of the working copy stores the change.
    draft.settle(undefined);
    onClose();
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.title}
      holds
      footer={
        <>
          <Button onClick={onClose}>{dialogTexts.cancel}</Button>
          <Button variant="primary" type="submit" form={formId}>
            {texts.apply}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          finish(event.currentTarget);
        }}
      >
        <DraftNotice draft={draft} />
        <TheirChanges
          draft={draft}
          record={{ slice: "dashboards", id: dashboard }}
          fields={fields}
        />
        <DashboardForm
          form={draft.value}
          onChange={(part) => draft.change((before) => ({ ...before, ...part }))}
          problems={problems}
          hasThumbnail
          columns={columns.kind === "ok" ? columns.value : undefined}
        />
        <DraftState draft={draft} />
      </form>
    </Dialog>
  );
}
