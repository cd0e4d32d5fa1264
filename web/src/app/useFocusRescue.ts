import { useEffect, useRef } from "react";

/** Long enough for a dialog to be gone and to have given the focus back. */
const AFTER_DIALOGS_MS = 300;

/**
 * Where a change takes a control away under the focus (a closed ticket has no reply form, a deleted label no row), the
 * focus goes to something that stays instead of nowhere.
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
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) find.current()?.focus({ preventScroll: true });
    }, AFTER_DIALOGS_MS);
    return () => clearTimeout(timer);
  }, [change]);
}
