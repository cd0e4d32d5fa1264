import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./ValueButton.module.css";

export type ValueButtonProps = {
  /** The accessible name; it ends with the visible value. */
  label: string;
  onClick: () => void;
  children: ReactNode;
};

/** A value that opens a dialog to change it. */
export function ValueButton({ label, onClick, children }: ValueButtonProps) {
  const { className, shown } = valueLook(children);
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      aria-haspopup="dialog"
      onClick={onClick}
    >
      {shown}
    </button>
  );
}

/** The look of a button, or of a menu's button, that changes the value it shows. */
export const valueLook = (value: ReactNode) => ({
  className: styles.value,
  shown: (
    <>
      {value}
      <ChevronDown className={styles.chevron} aria-hidden="true" />
    </>
  ),
});
