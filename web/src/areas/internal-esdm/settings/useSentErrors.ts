import { useState } from "react";
import { type FieldError, problemText } from "../../../engine";

/** Name of a cell of a form with rows. */
const placeOf = (field: FieldError["field"], row: number, cell: string) =>
  `${field} ${row} ${cell}`;

function byPlace(errors: readonly FieldError[]): ReadonlyMap<string, string> {
  return new Map(
    errors.map((error) => {
      const { field, problem } = error;
      const place = problem.problem === "inRow" ? placeOf(field, problem.row, problem.cell) : field;
      return [place, problemText(error)];
    }),
  );
}

/** The messages of a form with rows, once it was sent. A row that was added since then has none. */
export function useSentErrors<T extends object>(value: T) {
  const [sent, setSent] = useState<T>();
  const rowsThen = new Map<string, unknown>(Object.entries(sent ?? {}));

  function isNew(field: string, row: number) {
    const rows = rowsThen.get(field);
    return Array.isArray(rows) && row >= rows.length;
  }

  return {
    onSend: () => setSent(value),
    onSaved: () => setSent(undefined),
    /** Returns the message of a field, or of a cell in a row. */
    errorIn: (errors: readonly FieldError[]) => {
      const messages = sent === undefined ? undefined : byPlace(errors);
      return (field: FieldError["field"], row?: number, cell = ""): string | undefined => {
        if (row === undefined) return messages?.get(field);
        return isNew(field, row) ? undefined : messages?.get(placeOf(field, row, cell));
      };
    },
  };
}
