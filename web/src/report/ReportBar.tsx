import { useState } from "react";
import { type Theme, ThemeToggle } from "../ui/action/ThemeToggle";
import { Mark } from "../ui/page/Mark";
import styles from "./ReportBar.module.css";

/** Not kept: in some browsers all files on a disk share one storage. */
function show(theme: Theme) {
  if (theme === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

/** Where the page comes from, and its theme. */
export function ReportBar() {
  const [theme, setTheme] = useState<Theme>("auto");
  return (
    <header className={styles.bar}>
      <p className={styles.brand}>
        <Mark />
        Portal Minerba
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
