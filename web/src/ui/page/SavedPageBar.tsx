import { useState } from "react";
import { type Theme, ThemeToggle } from "../action/ThemeToggle";
import { Mark } from "./Mark";
import styles from "./SavedPageBar.module.css";

/** The choice is not stored: in some browsers all files on disk share one storage. */
function show(theme: Theme) {
  if (theme === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

export type SavedPageBarProps = {
  /** Name of the program that saved the page. */
  product: string;
};

/** The bar of a page that is opened without the portal. */
export function SavedPageBar({ product }: SavedPageBarProps) {
  const [theme, setTheme] = useState<Theme>("auto");
  return (
    <header className={styles.bar}>
      <p className={styles.brand}>
        <Mark />
        {product}
      </p>
      <ThemeToggle
        theme={theme}
        onChange={(chosen) => {
          setTheme(chosen);
          show(chosen);
        }}
      />
    </header>
  );
}
