import { hideOthers } from "aria-hidden";
import { type RefObject, useEffect } from "react";

/** Stays readable beside a dialog: the toasts and the title of the page. */
const READABLE = "[data-react-aria-top-layer], h1";

/**
 * Hides the page under an open overlay from screen readers. Elements with the focus must not be hidden, so this waits
 * until the overlay has the focus.
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
