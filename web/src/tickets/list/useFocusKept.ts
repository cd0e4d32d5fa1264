import { type RefObject, useEffect, useRef } from "react";

/** A row may leave the list under the focus (a taken ticket is no longer new): the focus then stays with the list. */
export function useFocusKept(frame: RefObject<HTMLElement | null>, rows: readonly unknown[]) {
  const before = useRef(rows);
  useEffect(() => {
    if (before.current === rows) return;
    before.current = rows;
    if (document.activeElement === document.body) frame.current?.focus({ preventScroll: true });
  }, [frame, rows]);
}
