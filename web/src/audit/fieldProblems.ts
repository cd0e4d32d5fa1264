import type { Field, FieldError } from "../core/pkg/portal_core";
import { problemText } from "../core/refusalText";

/** What is wrong with each field, in words to be shown beside it; that something is still missing is no fault yet. */
export function fieldProblems(errors: readonly FieldError[]): ReadonlyMap<Field, string> {
  return new Map(
    errors
      .filter(({ problem }) => problem.problem !== "required")
      .map((error) => [error.field, problemText(error)]),
  );
}
