import { useEffect, useRef } from "react";

/**
 * Removing an item also removes the pressed button. The focus then goes to the same button of the next item, or of the
 * last item. If none is left, it goes where `onEmptied` puts it. An item's removing button must be its last button.
 * Adding an item moves the focus to its first field.
 */
export function useFocusAfterRemoval<List extends HTMLElement>(
  count: number,
  onEmptied: (() => void) | undefined,
) {
  const list = useRef<List>(null);
  const removed = useRef<number>(undefined);
  const isAdding = useRef(false);

  useEffect(() => {
    if (isAdding.current) firstFieldIn(list.current?.lastElementChild)?.focus();
    isAdding.current = false;
    const at = removed.current;
    if (at === undefined) return;
    removed.current = undefined;
    const next = lastButtonIn(list.current?.children[Math.min(at, count - 1)]);
    if (next === undefined) onEmptied?.();
    else next.focus();
  }, [count, onEmptied]);

  return {
    list,
    /** Call with the position of the item that is about to be removed. */
    onRemoving: (position: number) => {
      removed.current = position;
    },
    /** Call when an item is about to be added at the end. */
    onAdding: () => {
      isAdding.current = true;
    },
  };
}

const firstFieldIn = (item: Element | null | undefined) =>
  item?.querySelector<HTMLElement>("input, select, textarea");

const lastButtonIn = (item: Element | undefined) =>
  [...(item?.querySelectorAll<HTMLElement>("button") ?? [])].at(-1);
