import { useCallback, useEffect, useRef, useState } from "react";
import { nextTurn } from "../../core/nextTurn";
import type { DataSubject } from "../../core/pkg/portal_core";
import { portal } from "../../core/portal";
import type { GridSort } from "./GridHeader";

/** Pressing a heading: upwards, then downwards, then as the file has it. */
function pressed(sort: GridSort | undefined, column: number): GridSort | undefined {
  if (sort?.column !== column) return { column, direction: "asc" };
  return sort.direction === "asc" ? { column, direction: "desc" } : undefined;
}

/** Does a part of the sorting; false while there is more of it. */
function prepare(subject: DataSubject, { column, direction }: GridSort): boolean {
  const query = { subject, search: "", sort: column, direction, first: 0, count: 0 };
  const answer = portal().readOnce("tablePrepared", query);
  return answer.kind === "refused" || answer.value;
}

/** By which column a table is sorted. Of a very long one it changes once the rows are sorted, and the page goes on meanwhile. */
export function usePreparedSort(subject: DataSubject) {
  const [sort, setSort] = useState<GridSort>();
  const [isSorting, setSorting] = useState(false);
  const wanted = useRef<GridSort>(undefined);
  const latestSubject = useRef(subject);

  useEffect(() => {
    latestSubject.current = subject;
  });

  useEffect(
    () => () => {
      wanted.current = undefined;
    },
    [],
  );

  const sortBy = useCallback((column: number) => {
    const next = pressed(wanted.current, column);
    wanted.current = next;

    async function change() {
      while (next !== undefined && !prepare(latestSubject.current, next)) {
        setSorting(true);
        await nextTurn();
        if (wanted.current !== next) return;
      }
      setSorting(false);
      setSort(next);
    }

    void change();
  }, []);

  return { sort, sortBy, isSorting };
}
