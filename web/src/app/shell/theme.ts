import { useSyncExternalStore } from "react";
import type { Theme } from "../../ui/action/ThemeToggle";
import { keepTheme, keptTheme, shownTheme, showTheme } from "./keptTheme";

const listeners = new Set<() => void>();

/** Puts the chosen theme on the page before anything is drawn. */
export const showKeptTheme = () => showTheme(keptTheme());

function choose(theme: Theme) {
  showTheme(theme);
  keepTheme(theme);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The page that is drawn beforehand is everybody's. */
const beforehand = (): Theme => "auto";

/** The theme and how to choose another. */
export function useTheme() {
  const theme = useSyncExternalStore(subscribe, shownTheme, beforehand);
  return { theme, choose };
}
