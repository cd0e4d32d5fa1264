import { useSyncExternalStore } from "react";
import type { Theme } from "../../ui/action/ThemeToggle";

const KEY = "portal-minerba.theme";
const KNOWN: readonly Theme[] = ["auto", "light", "dark"];
const listeners = new Set<() => void>();

/** Storage may be shut (private windows, policies): the theme then lasts as long as the page. */
function kept(): Theme {
  try {
    const found = localStorage.getItem(KEY);
    return KNOWN.find((theme) => theme === found) ?? "auto";
  } catch {
    return "auto";
  }
}

let current: Theme = kept();

function show() {
  if (current === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = current;
}

/** Puts the chosen theme on the page before anything is drawn. */
export const showTheme = show;

function choose(theme: Theme) {
  current = theme;
  show();
  try {
    localStorage.setItem(KEY, theme);
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

/** The theme and how to choose another. */
export function useTheme() {
  const theme = useSyncExternalStore(subscribe, () => current);
  return { theme, choose };
}
