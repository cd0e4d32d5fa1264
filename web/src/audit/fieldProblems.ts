import { type Field, type FieldError, problemText } from "../engine";

/** What is wrong with each field, in words to be shown beside it; that something is still missing is no fault yet. */
export function fieldProblems(errors: readonly FieldError[]): ReadonlyMap<Field, string> {
  return new Map(
    errors
      .filter(({ problem }) => problem.problem !== "required")
      .map((error) => [error.field, problemText(error)]),
  );
}

/** What was chosen and has gone since is no choice any more. */
const isWanted = ({ problem }: FieldError) =>
  problem.problem === "required" || problem.problem === "gone";

/** Why a form cannot be sent yet: the fields that the core still wants, by the names they have in this form. */
export function missingFields(
  errors: readonly FieldError[],
  names: Partial<Record<Field, string>>,
): string | undefined {
  const missing = errors
    .filter(isWanted)
    .map(({ field }) => names[field])
    .filter((name) => name !== undefined);
  return missing.length === 0 ? undefined : `Lengkapi dulu: ${missing.join(", ")}.`;
}
