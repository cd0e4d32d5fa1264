import type { Field, FieldError } from "../engine";

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
