import type { Theme } from "../../ui/action/ThemeToggle";

const KEY = "portal-minerba.theme";
const KNOWN: readonly Theme[] = ["auto", "light", "dark"];

export const themeNamed = (name: string | null | undefined): Theme =>
  KNOWN.find((theme) => theme === name) ?? "auto";

/** Storage may be disabled (private windows, policies): the theme then lasts as long as the page. */
export function keptTheme(): Theme {
  try {
    return themeNamed(localStorage.getItem(KEY));
  } catch {
    return "auto";
  }
}

export function keepTheme(theme: Theme) {
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Without storage the theme is shown all the same.
  }
}

export const shownTheme = () => themeNamed(document.documentElement.dataset.theme);

export function showTheme(theme: Theme) {
  if (theme === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}
