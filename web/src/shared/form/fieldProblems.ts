import { type Field, type FieldError, problemText } from "../../engine";
import { formTexts } from "./texts";

/** The problem of each field as text. A missing value is not a problem yet. */
export function fieldProblems(errors: readonly FieldError[]): ReadonlyMap<Field, string> {
  return new Map(
    errors
      .filter(({ problem }) => problem.problem !== "required")
      .map((error) => [error.field, problemText(error)]),
  );
}

/** A choice that no longer exists counts as missing. */
const isWanted = ({ problem }: FieldError) =>
  problem.problem === "required" || problem.problem === "gone";

/** Names the missing fields, with their labels in this form; `undefined` if none is missing. */
export function missingFields(
  errors: readonly FieldError[],
  names: Partial<Record<Field, string>>,
): string | undefined {
  const missing = errors
    .filter(isWanted)
    .map(({ field }) => names[field])
    .filter((name) => name !== undefined);
  return missing.length === 0 ? undefined : formTexts.missing(missing);
}
