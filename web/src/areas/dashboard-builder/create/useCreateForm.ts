import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useDashboardWords } from "../../../dashboards/words/useDashboardWords";
import { type DashboardForm, dispatch, refusalText } from "../../../engine";
import { useDraft } from "../../../shared/draft/useDraft";
import { paths } from "../../../shared/paths";
import { announceDone } from "../../../shared/undo/undoStack";
import { focusFirstProblem } from "../../../ui/form/focusFirstProblem";
import { isDashboardForm, newForm } from "../form/newForm";
import { useFormProblems } from "../form/useFormProblems";
import { createTexts as texts } from "../texts";

export function useCreateForm() {
  const navigate = useNavigate();
  const words = useDashboardWords();
  const draft = useDraft({ kind: "dashboard", empty: newForm(words), accepts: isDashboardForm });
  const form = draft.value;
  const [refused, setRefused] = useState<string>();
  const { problems, tryToSend } = useFormProblems(form);

  function change(part: Partial<DashboardForm>) {
    draft.change((before) => ({ ...before, ...part }));
  }

  function create(fields: HTMLFormElement) {
    const outcome = dispatch({ dashboard: { create: { form } } });
    tryToSend();
    if (outcome.kind === "failed") return setRefused(texts.failed);
    if (outcome.kind === "refused") {
      if (outcome.refusal.reason === "invalid") focusFirstProblem(fields);
      else setRefused(refusalText(outcome.refusal));
      return;
    }
    const id = outcome.commit?.subject.id;
    if (id === undefined) return;
    draft.settle(outcome.commit);
    announceDone(outcome.commit, texts.done(form.name.trim()));
    void navigate(paths.dashboardBuilder.edit(id), { replace: true });
  }

  return {
    draft,
    change,
    problems,
    create,
    refused,
    clearError: () => setRefused(undefined),
  };
}
