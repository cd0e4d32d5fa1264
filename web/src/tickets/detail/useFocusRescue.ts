import { useEffect, useRef } from "react";
import type { Status } from "../../core/pkg/portal_core";

/** Long enough for a dialog to be gone and to have given the focus back. */
const AFTER_DIALOGS_MS = 300;

/** With the status, controls come and go; the focus of one that is gone goes to the heading instead of nowhere. */
export function useFocusRescue(status: Status) {
  const before = useRef(status);
  useEffect(() => {
    if (before.current === status) return;
    before.current = status;
    const timer = setTimeout(() => {
      if (document.activeElement !== document.body) return;
      document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
    }, AFTER_DIALOGS_MS);
    return () => clearTimeout(timer);
  }, [status]);
}
