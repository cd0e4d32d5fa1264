import { type RefObject, useEffect, useRef } from "react";

/** What had the focus may leave with what was shown (a taken ticket, an opened folder): the focus then goes to the frame. */
export function useFocusKept(frame: RefObject<HTMLElement | null>, shown: unknown) {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (document.activeElement === document.body) frame.current?.focus({ preventScroll: true });
  }, [frame, shown]);
}
