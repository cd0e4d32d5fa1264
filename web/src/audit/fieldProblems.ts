import { type Field, type FieldError, problemText } from "../engine";

/** What is wrong with each field, in words to be shown beside it; that something is still missing is no fault yet. */
export function fieldProblems(errors: readonly FieldError[]): ReadonlyMap<Field, string> {
  return new Map(
    errors
      .filter(({ problem }) => problem.problem !== "required")
      .map((error) => [error.field, problemText(error)]),
  );
}
