import { type RefObject, useEffect, useEffectEvent } from "react";
import { isTopModal } from "./openModals";

/**
 * Lets Escape close the topmost dialog while nothing has the focus. That happens for a frame when the focused element
 * disappears. All other keys arrive at the focused element.
 */
export function useEscapeFromNowhere(
  isOpen: boolean,
  overlay: RefObject<Element | null>,
  close: () => void,
) {
  const closeTop = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    if (document.activeElement !== document.body || !isTopModal(overlay.current)) return;
    // Prevents one Escape from closing two dialogs.
    event.preventDefault();
    close();
  });
  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => closeTop(event);
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [isOpen]);
}
