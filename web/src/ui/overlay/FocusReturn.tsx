import { useEffect } from "react";
import { dropSecondClick } from "./dropSecondClick";

const OVERLAYS = "[role='dialog'], [role='alertdialog'], [role='menu'], [role='listbox']";

/** What had the focus last outside of everything that opens above the page. */
let opener: HTMLElement | undefined;

document.addEventListener("focusin", ({ target }) => {
  if (target instanceof HTMLElement && !target.closest(OVERLAYS)) opener = target;
});

/**
 * Gives the focus back to what opened a dialog, also where the dialog followed on a menu or on another dialog, whose
 * own controls are gone by then. What is left of the press that closed it reaches nothing.
 */
export function FocusReturn() {
  useEffect(
    () => () => {
      dropSecondClick();
      requestAnimationFrame(() => {
        if (document.activeElement === document.body && opener?.isConnected) opener.focus();
      });
    },
    [],
  );
  return null;
}
