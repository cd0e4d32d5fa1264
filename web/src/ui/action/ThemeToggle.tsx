import { Monitor, Moon, Sun } from "lucide-react";
import { IconChoice } from "./IconChoice";

export type Theme = "auto" | "light" | "dark";

const CHOICES = [
  { value: "auto", label: "Tema otomatis", icon: Monitor },
  { value: "light", label: "Tema terang", icon: Sun },
  { value: "dark", label: "Tema gelap", icon: Moon },
] as const;

export type ThemeToggleProps = { theme: Theme; onChange: (theme: Theme) => void };

/** Chooses between the system's theme, light and dark. The caller stores the choice. */
export function ThemeToggle({ theme, onChange }: ThemeToggleProps) {
  return (
    <IconChoice legend="Tema" choices={CHOICES} value={theme} look="pill" onChange={onChange} />
  );
}
