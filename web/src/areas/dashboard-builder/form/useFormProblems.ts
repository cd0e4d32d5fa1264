import { useMemo, useState } from "react";
import { fieldProblems } from "../../../audit/fieldProblems";
import { type DashboardForm, type Field, problemText, readView } from "../../../engine";

/** What is wrong with each field as it is typed; what is missing is only said once sending was tried. */
export function useFormProblems(form: DashboardForm) {
  const [isTried, setTried] = useState(false);
  // Not a view that is watched: it depends on the form alone, and an image in it would be kept for every letter typed.
  const errors = useMemo(() => {
    const answer = readView("dashboardFormErrors", form);
    return answer.kind === "ok" ? answer.value : [];
  }, [form]);
  const problems: ReadonlyMap<Field, string> = isTried
    ? new Map(errors.map((error) => [error.field, problemText(error)]))
    : fieldProblems(errors);
  return { problems, tryToSend: () => setTried(true) };
}
