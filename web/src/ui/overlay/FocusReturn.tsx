import { useEffect } from "react";
import { topModal } from "./openModals";

const PRESSES = ["mousedown", "click", "dblclick"] as const;

/** The rest of a double click is let go: the dialog under its first press is closed, and what lies below was not meant. */
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

/** What had the focus last outside of everything that opens above the page. */
let opener: HTMLElement | undefined;

/** What had the focus last in each dialog. */
const lastIn = new WeakMap<Element, HTMLElement>();

document.addEventListener("focusin", ({ target }) => {
  if (!(target instanceof HTMLElement)) return;
  if (!target.closest(OVERLAYS)) opener = target;
  const modal = target.closest("[data-modal]");
  if (modal !== null) lastIn.set(modal, target);
});

/** Where the focus belongs once a dialog is gone: in the dialog under it, if there is one, and never behind that. */
function heir(): HTMLElement | null | undefined {
  const under = topModal();
  if (under === undefined) return opener;
  const last = lastIn.get(under);
  return last?.isConnected ? last : under.querySelector<HTMLElement>(OVERLAYS);
}

/**
 * Whether the focus is nowhere, or behind an open dialog: where its own opener is gone, react-aria gives it to what opened the dialog
 * under the one that closes. Toasts stay in reach above dialogs.
 */
function isAstray(focused: Element | null): boolean {
  if (focused === null || focused === document.body) return true;
  const under = topModal();
  if (under === undefined || under.contains(focused)) return false;
  return focused.closest("[data-react-aria-top-layer]") === null;
}

/**
 * Gives the focus back to what opened a dialog, also where the dialog followed on a menu or on another dialog, whose
 * own controls are gone by then. What is left of the press that closed it reaches nothing.
 */
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
