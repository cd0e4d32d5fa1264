import { useEffect, useRef } from "react";
import { topModal } from "../ui/overlay/openModals";

/** Long enough for a dialog to be gone and to have given the focus back. */
const AFTER_DIALOGS_MS = 300;

/** How often something has changed; what changes with one drawing counts once. */
let changes = 0;
let isCounted = false;

function countChange() {
  if (isCounted) return;
  isCounted = true;
  changes += 1;
  queueMicrotask(() => {
    isCounted = false;
  });
}

/** A dialog itself has the focus where nothing better in it was left to take it. */
const isNowhere = (focused: Element | null) =>
  focused === null ||
  focused === document.body ||
  focused.matches("[role='dialog'], [role='alertdialog']");

/**
 * Where a change takes a control away under the focus (a closed ticket has no reply form, a deleted label no row), the
 * focus goes to something that stays instead of nowhere. Where more has changed meanwhile, the refuge of the last change comes
 * first: who goes on quickly has lost the focus to that one.
 */
export function useFocusRescue(change: unknown, findRefuge: () => HTMLElement | null | undefined) {
  const before = useRef(change);
  const find = useRef(findRefuge);

  useEffect(() => {
    find.current = findRefuge;
  });

  useEffect(() => {
    if (before.current === change) return;
    before.current = change;
    countChange();
    let last = changes;
    function rescue() {
      if (last !== changes) {
        last = changes;
        timer = setTimeout(rescue, AFTER_DIALOGS_MS);
      } else if (isNowhere(document.activeElement)) {
        const refuge = find.current();
        const modal = topModal();
        // Behind an open dialog nothing takes the focus.
        if (modal === undefined || modal.contains(refuge ?? null))
          refuge?.focus({ preventScroll: true });
      }
    }
    let timer = setTimeout(rescue, AFTER_DIALOGS_MS);
    return () => clearTimeout(timer);
  }, [change]);
}
