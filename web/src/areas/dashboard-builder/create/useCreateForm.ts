import { useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { paths } from "../../../app/paths";
import { focusFirstProblem } from "../../../audit/focusFirstProblem";
import type { DashboardForm } from "../../../core/pkg/portal_core";
import { refusalText } from "../../../core/refusalText";
import { useDispatch } from "../../../core/useDispatch";
import { useDashboardWords } from "../../../dashboards/words/useDashboardWords";
import { toast } from "../../../ui/feedback/toast";
import { newForm } from "../form/newForm";
import { useFormProblems } from "../form/useFormProblems";

const CRASHED = "Dashboard belum dibuat. Isian Anda tetap ada; coba Simpan lagi.";

/** A new dashboard in the making; once created, its editor opens. */
export function useCreateForm() {
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const words = useDashboardWords();
  const [form, setForm] = useState<DashboardForm>(() => newForm(words));
  const [isTouched, setTouched] = useState(false);
  const [refused, setRefused] = useState<string>();
  const isCreated = useRef(false);
  const { problems, tryToSend } = useFormProblems(form);

  function change(part: Partial<DashboardForm>) {
    setTouched(true);
    setForm((before) => ({ ...before, ...part }));
  }

  function create(fields: HTMLFormElement) {
    const outcome = dispatch({ dashboard: { create: { form } } });
    tryToSend();
    if (outcome.kind === "failed") return setRefused(CRASHED);
    if (outcome.kind === "refused") {
      if (outcome.refusal.reason === "invalid") focusFirstProblem(fields);
      else setRefused(refusalText(outcome.refusal));
      return;
    }
    const id = outcome.commit?.subject.id;
    if (id === undefined) return;
    isCreated.current = true;
    toast(`Dashboard “${form.name.trim()}” dibuat sebagai draft.`);
    void navigate(paths.dashboardBuilder.edit(id), { replace: true });
  }

  return {
    form,
    change,
    problems,
    isTouched,
    isCreated,
    create,
    refused,
    forgive: () => setRefused(undefined),
  };
}
