import { useId } from "react";
import styles from "../action/Button.module.css";
import { MenuButton, type MenuButtonProps } from "./MenuButton";

export type ReasonedMenuButtonProps = MenuButtonProps & {
  /** Why the menu cannot be opened. The button stays focusable and screen readers read the reason. */
  reason: string | undefined;
};

/** A menu button that says why it is unavailable, as `Button` does. */
export function ReasonedMenuButton({ reason, ...menu }: ReasonedMenuButtonProps) {
  const reasonId = useId();
  const unavailable = reason !== undefined;
  return (
    <span className={styles.explained}>
      <MenuButton
        {...menu}
        unavailable={unavailable}
        describedBy={unavailable ? reasonId : undefined}
      />
      {unavailable && (
        <span id={reasonId} className={styles.reason}>
          {reason}
        </span>
      )}
    </span>
  );
}
