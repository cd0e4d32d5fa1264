import { type RefObject, useEffect, useRef } from "react";

/** Moves the focus to the frame if the focused element disappears together with what was shown. */
export function useFocusKept(frame: RefObject<HTMLElement | null>, shown: unknown) {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (document.activeElement === document.body) frame.current?.focus({ preventScroll: true });
  }, [frame, shown]);
}
