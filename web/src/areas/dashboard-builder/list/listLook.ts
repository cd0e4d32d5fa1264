import { useSyncExternalStore } from "react";

export type ListLook = "grid" | "list";

const KEY = "portal-minerba.dashboards-look";
const listeners = new Set<() => void>();

/** Storage may be shut (private windows, policies): the choice then lasts as long as the page. */
function kept(): ListLook {
  try {
    return localStorage.getItem(KEY) === "list" ? "list" : "grid";
  } catch {
    return "grid";
  }
}

let current: ListLook = kept();

function choose(look: ListLook) {
  current = look;
  try {
    localStorage.setItem(KEY, look);
  } catch {
    // Not kept; shown all the same.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Whether the lists of dashboards are drawn as cards or as rows, remembered on this device. */
export function useListLook() {
  const look = useSyncExternalStore(subscribe, () => current);
  return { look, choose };
}
