import { useEffect, useRef } from "react";

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
      } else if (document.activeElement === document.body) {
        find.current()?.focus({ preventScroll: true });
      }
    }
    let timer = setTimeout(rescue, AFTER_DIALOGS_MS);
    return () => clearTimeout(timer);
  }, [change]);
}
