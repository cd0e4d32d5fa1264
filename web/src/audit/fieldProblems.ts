import type { Field, FieldError } from "../wasm/pkg/portal_core";
import { problemText } from "../engine/core/refusalText";

/** What is wrong with each field, in words to be shown beside it; that something is still missing is no fault yet. */
export function fieldProblems(errors: readonly FieldError[]): ReadonlyMap<Field, string> {
  return new Map(
    errors
      .filter(({ problem }) => problem.problem !== "required")
      .map((error) => [error.field, problemText(error)]),
  );
}
