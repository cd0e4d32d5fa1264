import { type Field, problemText, type Refusal } from "../../engine";

export function fieldProblem(refusal: Refusal | undefined, field: Field): string | undefined {
  if (refusal?.reason !== "invalid") return undefined;
  const error = refusal.errors.find((candidate) => candidate.field === field);
  return error && problemText(error);
}
