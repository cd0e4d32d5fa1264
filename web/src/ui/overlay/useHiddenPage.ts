import { hideOthers } from "aria-hidden";
import { type RefObject, useEffect } from "react";

/** What stays readable beside a dialog: the toasts, and which page it lies over. */
const READABLE = "[data-react-aria-top-layer], h1";

/**
 * Hides from screen readers what an overlay lies above, while it is open. What has the focus must not be hidden: that waits for the
 * overlay to have taken it, after a press by a screen reader some frames later.
 */
export function useHiddenPage(isOpen: boolean, overlay: RefObject<Element | null>): void {
  useEffect(() => {
    const own = overlay.current;
    if (!isOpen || own === null) return;
    let reveal = () => {};
    const hide = () => {
      reveal = hideOthers([own, ...document.querySelectorAll(READABLE)]);
    };
    if (own.contains(document.activeElement)) hide();
    else own.addEventListener("focusin", hide, { once: true });
    return () => {
      own.removeEventListener("focusin", hide);
      reveal();
    };
  }, [isOpen, overlay]);
}
