import { useSyncExternalStore } from "react";
import { listeners } from "../../platform/signal";
import type { Theme } from "../../ui/action/ThemeToggle";
import { keepTheme, keptTheme, shownTheme, showTheme } from "./keptTheme";

/** The theme itself stands on the page. */
const { subscribe, tell } = listeners();

/** Puts the chosen theme on the page before anything is drawn. */
export const showKeptTheme = () => showTheme(keptTheme());

function choose(theme: Theme) {
  showTheme(theme);
  keepTheme(theme);
  tell();
}

/** The page that is drawn beforehand is everybody's. */
const beforehand = (): Theme => "auto";

/** The theme and how to choose another. */
export function useTheme() {
  const theme = useSyncExternalStore(subscribe, shownTheme, beforehand);
  return { theme, choose };
}
