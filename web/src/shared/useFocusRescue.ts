import { useEffect, useRef } from "react";
import { topModal } from "../ui/overlay/openModals";

/** In ms: time for a dialog to close and return the focus. */
const AFTER_DIALOGS_MS = 300;

/** Number of changes so far; changes of one rendering count once. */
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

/** True if the focus is lost. A dialog itself has it if no element inside could take it. */
const isNowhere = (focused: Element | null) =>
  focused === null ||
  focused === document.body ||
  focused.matches("[role='dialog'], [role='alertdialog']");

/**
 * If a change removes the focused control (a closed ticket has no reply form), the focus goes to an element that stays.
 * After several changes, the last one decides where.
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
        // Elements behind an open dialog must not take the focus.
        if (modal === undefined || modal.contains(refuge ?? null))
          refuge?.focus({ preventScroll: true });
      }
    }
    let timer = setTimeout(rescue, AFTER_DIALOGS_MS);
    return () => clearTimeout(timer);
  }, [change]);
}
