import { useState } from "react";
import { type Field, type FieldError, problemText, useView } from "../../engine";
import { asTicketForm, type Draft } from "./draft";

/** What is wrong with each field: nothing before the first attempt to send, from then on as it is typed. */
export function useFormProblems(draft: Draft) {
  const [attempt, setAttempt] = useState(0);
  const answer = useView("ticketFormErrors", asTicketForm(draft));
  const errors = attempt > 0 && answer.kind === "ok" ? answer.value : [];
  return { problems: byField(errors), attempt, count: () => setAttempt((before) => before + 1) };
}

function byField(errors: readonly FieldError[]): ReadonlyMap<Field, string> {
  return new Map(errors.map((error) => [error.field, problemText(error)]));
}
