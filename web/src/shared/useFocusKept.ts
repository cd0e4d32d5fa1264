import { type RefObject, useEffect, useRef } from "react";
import { afterFrame } from "../ui/page/afterFrame";

/** Moves the focus to the frame if the focused element disappears together with what was shown. */
export function useFocusKept(frame: RefObject<HTMLElement | null>, shown: unknown) {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    // A dialog that closes in the same moment first returns the focus to its opener.
    return afterFrame(() => {
      if (document.activeElement === document.body) frame.current?.focus({ preventScroll: true });
    });
  }, [frame, shown]);
}
