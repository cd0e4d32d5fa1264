import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./ValueButton.module.css";

export type ValueButtonProps = {
  /** The accessible name; it ends with the visible value. */
  label: string;
  onClick: () => void;
  children: ReactNode;
};

/** A value that opens a dialog to change it. `MenuOpener` looks the same with `content`. */
export function ValueButton({ label, onClick, children }: ValueButtonProps) {
  return (
    <button
      type="button"
      className={styles.value}
      aria-label={label}
      aria-haspopup="dialog"
      onClick={onClick}
    >
      {children}
      <ChevronDown className={styles.chevron} aria-hidden="true" />
    </button>
  );
}
