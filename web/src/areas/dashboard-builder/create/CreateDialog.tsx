import { useNavigate } from "react-router-dom";
import { useDashboardWords } from "../../../dashboards/words/useDashboardWords";
import { useDraft } from "../../../shared/draft/useDraft";
import { FormDialog } from "../../../shared/form/FormDialog";
import { useSentForm } from "../../../shared/form/useSentForm";
import { paths } from "../../../shared/paths";
import { DashboardForm } from "../form/DashboardForm";
import { isDashboardForm, newForm } from "../form/newForm";
import { useFormProblems } from "../form/useFormProblems";
import { areaTexts, createTexts, dialogTexts } from "../texts";

export type CreateDialogProps = {
  /** Returns to the list. The draft stays. */
  onClose: () => void;
};

/** The form of a new dashboard (§5), over the list. */
export function CreateDialog({ onClose }: CreateDialogProps) {
  const navigate = useNavigate();
  const words = useDashboardWords();
  const draft = useDraft({ kind: "dashboard", empty: newForm(words), accepts: isDashboardForm });
  const form = draft.value;
  const { problems, tryToSend } = useFormProblems(form);
  const sent = useSentForm();

  function create() {
    tryToSend();
    sent.send({ dashboard: { create: { form } } }, createTexts.done(form.name.trim()), (commit) => {
      if (commit) void navigate(paths.dashboardBuilder.edit(commit.subject.id), { replace: true });
      return draft.settle(commit);
    });
  }

  return (
    <FormDialog
      title={areaTexts.create}
      lang="en"
      action={dialogTexts.save}
      draft={draft}
      sent={sent}
      onSend={create}
      onClose={onClose}
    >
      <DashboardForm
        form={form}
        onChange={(part) => draft.change((before) => ({ ...before, ...part }))}
        problems={problems}
      />
    </FormDialog>
  );
}
