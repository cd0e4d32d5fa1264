import { useState } from "react";
import { type Theme, ThemeToggle } from "../ui/action/ThemeToggle";
import { Mark } from "../ui/page/Mark";
import styles from "./ReportBar.module.css";
import { reportTexts as texts } from "./texts";

/** The choice is not stored: in some browsers all files on disk share one storage. */
function show(theme: Theme) {
  if (theme === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

export function ReportBar() {
  const [theme, setTheme] = useState<Theme>("auto");
  return (
    <header className={styles.bar}>
      <p className={styles.brand}>
        <Mark />
        {texts.product}
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
