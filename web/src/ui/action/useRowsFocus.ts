import { useEffect, useRef } from "react";
import { useFocusAfterRemoval } from "../../../../ui/action/useFocusAfterRemoval";

/** Moves the focus to an added row, and to the add button when the last row is removed. */
export function useRowsFocus(count: number) {
  const adding = useRef<HTMLButtonElement>(null);
  const isAdding = useRef(false);
  const { list, onRemoving } = useFocusAfterRemoval<HTMLDivElement>(count, () =>
    adding.current?.focus(),
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed count means a new row
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
