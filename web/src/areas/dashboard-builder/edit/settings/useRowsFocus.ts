import { useEffect, useRef } from "react";
import { useFocusAfterRemoval } from "../../../../ui/action/useFocusAfterRemoval";

/** Rows that are added and removed by buttons which may go with that: a new row has the focus, and where none is left the adding button. */
export function useRowsFocus(count: number) {
  const adding = useRef<HTMLButtonElement>(null);
  const isAdding = useRef(false);
  const { list, onRemoving } = useFocusAfterRemoval<HTMLDivElement>(count, () =>
    adding.current?.focus(),
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the count that tells of a new row.
  useEffect(() => {
    if (!isAdding.current) return;
    isAdding.current = false;
    list.current?.lastElementChild?.querySelector("select")?.focus();
  }, [list, count]);

  return {
    list,
    adding,
    onRemoving,
    onAdding: () => {
      isAdding.current = true;
    },
  };
}
