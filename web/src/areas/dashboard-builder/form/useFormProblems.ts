import { useMemo, useState } from "react";
import { type DashboardForm, type Field, problemText, readView } from "../../../engine";
import { fieldProblems } from "../../../shared/form/fieldProblems";

/** The problems of each field. Missing values are reported only after the first attempt to submit. */
export function useFormProblems(form: DashboardForm) {
  const [isTried, setTried] = useState(false);
  // `readView` instead of `useView`, which would cache an answer, image included, for every letter typed.
  const errors = useMemo(() => {
    const answer = readView("dashboardFormErrors", form);
    return answer.kind === "ok" ? answer.value : [];
  }, [form]);
  const problems: ReadonlyMap<Field, string> = isTried
    ? new Map(errors.map((error) => [error.field, problemText(error)]))
    : fieldProblems(errors);
  return { problems, tryToSend: () => setTried(true) };
}
