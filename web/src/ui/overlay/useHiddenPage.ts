import { hideOthers } from "aria-hidden";
import { type RefObject, useEffect } from "react";
import { afterFrame } from "../page/useAfterFrame";

/** What stays readable and reachable beside a dialog: the toasts. */
const ABOVE_ALL = "[data-react-aria-top-layer]";

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
      reveal = hideOthers([own, ...document.querySelectorAll(ABOVE_ALL)]);
    };
    const hideOrWait = () => {
      if (own.contains(document.activeElement)) hide();
      else own.addEventListener("focusin", hide, { once: true });
    };
    const callOff = afterFrame(hideOrWait);
    return () => {
      callOff();
      own.removeEventListener("focusin", hide);
      reveal();
    };
  }, [isOpen, overlay]);
}
