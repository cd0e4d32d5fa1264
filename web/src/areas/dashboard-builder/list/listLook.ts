import { signal, useSignal } from "../../../platform/signal";

export type ListLook = "grid" | "list";

const KEY = "portal-minerba.dashboards-look";

/** Storage may be shut (private windows, policies): the choice then lasts as long as the page. */
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
    // Not kept; shown all the same.
  }
}

/** Whether the lists of dashboards are drawn as cards or as rows, remembered on this device. */
export function useListLook() {
  return { look: useSignal(current), choose };
}
