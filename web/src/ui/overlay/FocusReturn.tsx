import { useEffect } from "react";
import { topModal } from "./openModals";

const PRESSES = ["mousedown", "click", "dblclick"] as const;

/** Drops the second click of a double click that closed the dialog: it would hit the page. */
function dropSecondClick() {
  const drop = (event: MouseEvent) => {
    if (event.detail > 1) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    for (const press of PRESSES) window.removeEventListener(press, drop, true);
  };
  for (const press of PRESSES) window.addEventListener(press, drop, true);
}

const OVERLAYS = "[role='dialog'], [role='alertdialog'], [role='menu'], [role='listbox']";

/** Last focused element outside of all overlays. */
let opener: HTMLElement | undefined;

/** Last focused element in each dialog. */
const lastIn = new WeakMap<Element, HTMLElement>();

document.addEventListener("focusin", ({ target }) => {
  if (!(target instanceof HTMLElement)) return;
  if (!target.closest(OVERLAYS)) opener = target;
  const modal = target.closest("[data-modal]");
  if (modal !== null) lastIn.set(modal, target);
});

/** The element to focus after a dialog has closed: in the dialog under it, if there is one. */
function heir(): HTMLElement | null | undefined {
  const under = topModal();
  if (under === undefined) return opener;
  const last = lastIn.get(under);
  return last?.isConnected ? last : under.querySelector<HTMLElement>(OVERLAYS);
}

/**
 * True if the focus is lost or behind an open dialog. If the opener is gone, react-aria focuses the opener of the
 * dialog below instead. Toasts may keep the focus.
 */
function isAstray(focused: Element | null): boolean {
  if (focused === null || focused === document.body) return true;
  const under = topModal();
  if (under === undefined || under.contains(focused)) return false;
  return focused.closest("[data-react-aria-top-layer]") === null;
}

/** Returns the focus to a dialog's opener, also if a closed menu or dialog was in between. */
export function FocusReturn() {
  useEffect(
    () => () => {
      dropSecondClick();
      requestAnimationFrame(() => {
        if (!isAstray(document.activeElement)) return;
        const next = heir();
        if (next?.isConnected) next.focus();
      });
    },
    [],
  );
  return null;
}
