import { useMemo, useSyncExternalStore } from "react";
import { listeners } from "../platform/signal";
import type { FilterQuery } from "../wasm/pkg-report/portal_report";

/** `replaceState` fires no event, so listeners are told here. */
const replaced = listeners();

function subscribe(listener: () => void) {
  const stop = replaced.subscribe(listener);
  addEventListener("hashchange", listener);
  return () => {
    stop();
    removeEventListener("hashchange", listener);
  };
}

const NAMES = ["periode", "dari", "sampai", "badanUsaha", "tahapan", "nilai"] as const;

function filtersIn(hash: string): FilterQuery {
  const params = new URLSearchParams(hash.slice(1));
  const filters: FilterQuery = {};
  for (const name of NAMES) {
    const value = params.get(name);
    if (value) filters[name] = value;
  }
  return filters;
}

/** Changes filters; an empty value removes one. It replaces the address, so that Back leaves the report. */
function change(changed: FilterQuery) {
  const params = new URLSearchParams(location.hash.slice(1));
  for (const name of NAMES) {
    if (!(name in changed)) continue;
    const value = changed[name];
    if (value) params.set(name, value);
    else params.delete(name);
  }
  const address = new URL(location.href);
  address.hash = params.toString();
  history.replaceState(null, "", address);
  replaced.tell();
}

export function beginWith(filters: FilterQuery) {
  const isSaid = Object.keys(filtersIn(location.hash)).length > 0;
  if (!isSaid && Object.values(filters).some(Boolean)) change(filters);
}

export function useHashFilters() {
  const hash = useSyncExternalStore(subscribe, () => location.hash);
  const filters = useMemo(() => filtersIn(hash), [hash]);
  return { filters, change };
}
