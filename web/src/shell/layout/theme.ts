import { useSyncExternalStore } from "react";
import { listeners } from "../../platform/signal";
import type { Theme } from "../../ui/action/ThemeToggle";
import { keepTheme, keptTheme, shownTheme, showTheme } from "./keptTheme";

/** Followers of the theme, which is an attribute of the page. */
const { subscribe, tell } = listeners();

/** Applies the stored theme before anything is drawn. */
export const showKeptTheme = () => showTheme(keptTheme());

function choose(theme: Theme) {
  showTheme(theme);
  keepTheme(theme);
  tell();
}

/** A page drawn at build time has no user yet. */
const beforehand = (): Theme => "auto";

/** The theme and a function to change it. */
export function useTheme() {
  const theme = useSyncExternalStore(subscribe, shownTheme, beforehand);
  return { theme, choose };
}
