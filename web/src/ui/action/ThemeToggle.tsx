import { Monitor, Moon, Sun } from "lucide-react";
import { useId } from "react";
import { VisuallyHidden } from "../page/VisuallyHidden";
import styles from "./ThemeToggle.module.css";

export type Theme = "auto" | "light" | "dark";

const CHOICES = [
  { value: "auto", label: "Tema otomatis", icon: Monitor },
  { value: "light", label: "Tema terang", icon: Sun },
  { value: "dark", label: "Tema gelap", icon: Moon },
] as const;

export type ThemeToggleProps = { theme: Theme; onChange: (theme: Theme) => void };

/** Chooses between the system's theme, light and dark; keeping the choice is the caller's part. */
export function ThemeToggle({ theme, onChange }: ThemeToggleProps) {
  const group = useId();
  return (
    <fieldset className={styles.group}>
      <legend>
        <VisuallyHidden>Tema</VisuallyHidden>
      </legend>
      {CHOICES.map(({ value, label, icon: Icon }) => (
        <label key={value} className={styles.choice} title={label}>
          <input
            type="radio"
            name={group}
            className={styles.input}
            aria-label={label}
            checked={theme === value}
            onChange={() => onChange(value)}
          />
          <Icon className={styles.icon} aria-hidden="true" />
        </label>
      ))}
    </fieldset>
  );
}
