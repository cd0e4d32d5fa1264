import type { LucideIcon } from "lucide-react";
import type { MouseEvent, ReactNode, Ref } from "react";
import { useId } from "react";
import { usePressKey } from "../keys/shortcuts";
import styles from "./Button.module.css";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";

export type ButtonProps = {
  children: ReactNode;
  variant?: ButtonVariant | undefined;
  size?: "regular" | "small" | undefined;
  icon?: LucideIcon | undefined;
  /** While true the button shows a spinner and ignores presses. */
  busy?: boolean | undefined;
  /** Why the button is disabled. It stays focusable and screen readers read the reason. */
  reason?: string | undefined;
  /** Disabled and not focusable; the reason must be visible beside the button. */
  disabled?: boolean | undefined;
  /** Id of the element elsewhere that explains why the button is disabled. */
  describedBy?: string | undefined;
  /** The effect of pressing: a second line in the button and the end of its accessible name. */
  effect?: string | undefined;
  type?: "button" | "submit" | undefined;
  /** Id of the form that an outside submit button belongs to. */
  form?: string | undefined;
  lang?: string | undefined;
  autoFocus?: boolean | undefined;
  /** A key that presses the button; its label must be a text. */
  shortcut?: string | undefined;
  /** For a button that switches something on and off. */
  pressed?: boolean | undefined;
  /** For a button that shows and hides the element with the id `controls`. */
  expanded?: boolean | undefined;
  controls?: string | undefined;
  onClick?: (() => void) | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
};

export function Button({
  children,
  variant = "secondary",
  size = "regular",
  icon: Icon,
  busy = false,
  reason,
  describedBy,
  effect,
  type = "button",
  shortcut,
  expanded,
  pressed,
  controls,
  onClick,
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const unavailable = busy || reason !== undefined;

  const described = [describedBy, reason !== undefined && reasonId].filter(Boolean).join(" ");

  const keyed = usePressKey({
    keys: unavailable ? undefined : shortcut,
    ...{ label: String(children), lang: rest.lang },
    run: () => onClick?.(),
  });

  function press(event: MouseEvent) {
    if (unavailable) {
      event.preventDefault();
      return;
    }
    onClick?.();
  }

  // The elements do not depend on the reason, so that the button keeps the focus.
  return (
    <span className={styles.explained}>
      <button
        {...rest}
        {...keyed}
        type={type}
        className={styles.button}
        data-variant={variant}
        data-size={size}
        aria-disabled={unavailable || undefined}
        aria-busy={busy || undefined}
        aria-describedby={described || undefined}
        aria-expanded={expanded}
        aria-pressed={pressed}
        aria-controls={controls}
        onClick={press}
      >
        {busy ? (
          <span className={styles.ring} aria-hidden="true" />
        ) : (
          Icon && <Icon className={styles.icon} aria-hidden="true" />
        )}
        <span className={styles.words}>
          <span>{children}</span>
          {effect && <span className={styles.effect}> {effect}</span>}
        </span>
      </button>
      {reason !== undefined && (
        <span id={reasonId} className={styles.reason}>
          {reason}
        </span>
      )}
    </span>
  );
}
