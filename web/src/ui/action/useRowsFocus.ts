import { useEffect, useRef } from "react";
import { useFocusAfterRemoval } from "./useFocusAfterRemoval";

/** Moves the focus to the first field of an added row, and to the add button when the last row is removed. */
export function useRowsFocus<List extends HTMLElement = HTMLDivElement>(count: number) {
  const adding = useRef<HTMLButtonElement>(null);
  const isAdding = useRef(false);
  const { list, onRemoving } = useFocusAfterRemoval<List>(count, () => adding.current?.focus());

  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed count means a new row
  useEffect(() => {
    if (!isAdding.current) return;
    isAdding.current = false;
    const row = list.current?.lastElementChild;
    row?.querySelector<HTMLElement>("select, input, textarea")?.focus();
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
