import { Monitor, Moon, Sun } from "lucide-react";
import { IconChoice } from "./IconChoice";
import { themeTexts as texts } from "./texts";

export type Theme = "auto" | "light" | "dark";

const CHOICES = [
  { value: "auto", label: texts.auto, icon: Monitor },
  { value: "light", label: texts.light, icon: Sun },
  { value: "dark", label: texts.dark, icon: Moon },
] as const;

export type ThemeToggleProps = { theme: Theme; onChange: (theme: Theme) => void };

/** Chooses between the system's theme, light and dark. The caller stores the choice. */
export function ThemeToggle({ theme, onChange }: ThemeToggleProps) {
  return (
    <IconChoice
      legend={texts.title}
      choices={CHOICES}
      value={theme}
      look="pill"
      onChange={onChange}
    />
  );
}
