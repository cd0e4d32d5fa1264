import { useEffect, useRef } from "react";

/**
 * Removing an item takes the pressed button away under the focus, which then goes to the same button of the item that
 * moved up, else of the last one; where there is none to remove, it goes where `onEmptied` puts it. An item's removing button is its last.
 */
export function useFocusAfterRemoval<List extends HTMLElement>(
  count: number,
  onEmptied: (() => void) | undefined,
) {
  const list = useRef<List>(null);
  const removed = useRef<number>(undefined);

  useEffect(() => {
    const at = removed.current;
    if (at === undefined) return;
    removed.current = undefined;
    const next = lastButtonIn(list.current?.children[Math.min(at, count - 1)]);
    if (next === undefined) onEmptied?.();
    else next.focus();
  }, [count, onEmptied]);

  return {
    list,
    /** To be called with the position of what is about to be removed. */
    onRemoving: (position: number) => {
      removed.current = position;
    },
  };
}

const lastButtonIn = (item: Element | undefined) =>
  [...(item?.querySelectorAll<HTMLElement>("button") ?? [])].at(-1);
