import { useState } from "react";
import type { Condition } from "../../../../engine";
import { isBlank } from "./conditions";

type Blank = { at: number; condition: Condition };

const isSame = (some: readonly Condition[], others: readonly Condition[]) =>
  JSON.stringify(some) === JSON.stringify(others);

function withBlanks(filters: readonly Condition[], blanks: readonly Blank[]) {
  const rows = [...filters];
  for (const { at, condition } of blanks) rows.splice(at, 0, condition);
  return rows;
}

/**
 * All conditions, including the blank ones that the stored filters omit. A change elsewhere, such
 * as undo, drops the blank ones.
 */
export function useFilterRows(
  filters: readonly Condition[],
  put: (filters: Condition[], field?: string) => void,
) {
  const [{ under, blanks }, setKept] = useState<{
    under: readonly Condition[];
    blanks: readonly Blank[];
  }>({ under: filters, blanks: [] });
  const rows = withBlanks(filters, isSame(under, filters) ? blanks : []);

  function write(next: readonly Condition[], field?: string) {
    const telling = next.filter((condition) => !isBlank(condition));
    const waiting = next.flatMap((condition, at) =>
      isBlank(condition) ? [{ at, condition }] : [],
    );
    setKept({ under: telling, blanks: waiting });
    if (!isSame(telling, filters)) put(telling, field);
  }

  return {
    rows,
    hasBlank: rows.some(isBlank),
    add: (condition: Condition) => write([...rows, condition]),
    replace: (at: number, condition: Condition) => write(rows.with(at, condition), `filters.${at}`),
    remove: (at: number) => write(rows.filter((_, place) => place !== at)),
  };
}
