import { signal, useSignal } from "../../../platform/signal";

export type ListLook = "grid" | "list";

const KEY = "portal-minerba.dashboards-look";

/** The browser may deny storage (private windows, policies). The choice then lasts until the page closes. */
function kept(): ListLook {
  try {
    return localStorage.getItem(KEY) === "list" ? "list" : "grid";
  } catch {
    return "grid";
  }
}

const current = signal(kept());

function choose(look: ListLook) {
  current.set(look);
  try {
    localStorage.setItem(KEY, look);
  } catch {
    // The choice applies to this page only.
  }
}

export function useListLook() {
  return { look: useSignal(current), choose };
}
