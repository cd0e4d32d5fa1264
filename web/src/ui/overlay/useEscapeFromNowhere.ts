import { type RefObject, useEffect, useEffectEvent } from "react";
import { isTopModal } from "./openModals";

/**
 * Closes the dialog on top by Escape while nothing has the focus: what had it is gone with what it did, and the dialog takes it back a
 * frame later. All other keys come from what has the focus, inside of the dialog.
 */
export function useEscapeFromNowhere(
  isOpen: boolean,
  overlay: RefObject<Element | null>,
  close: () => void,
) {
  const closeTop = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    if (document.activeElement !== document.body || !isTopModal(overlay.current)) return;
    // One Escape, one dialog.
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
