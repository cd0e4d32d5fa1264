import type { LucideIcon } from "lucide-react";
import type { Ref } from "react";
import styles from "./IconButton.module.css";
import { Tooltip, type TooltipProps } from "./Tooltip";

export type IconButtonProps = {
  /** The accessible name, also shown as a tooltip. */
  label: string;
  icon: LucideIcon;
  onClick: () => void;
  lang?: string | undefined;
  size?: "regular" | "small" | undefined;
  tone?: "neutral" | "danger" | undefined;
  expanded?: boolean | undefined;
  /** Side on which the tooltip is. */
  tip?: TooltipProps["place"];
  ref?: Ref<HTMLButtonElement> | undefined;
};

export function IconButton({
  label,
  icon: Icon,
  onClick,
  lang,
  size = "regular",
  tone = "neutral",
  expanded,
  tip,
  ref,
}: IconButtonProps) {
  return (
    <Tooltip text={label} lang={lang} place={tip}>
      <button
        ref={ref}
        type="button"
        className={styles.iconButton}
        data-size={size}
        data-tone={tone}
        aria-label={label}
        aria-expanded={expanded}
        lang={lang}
        onClick={onClick}
      >
        <Icon className={styles.icon} aria-hidden="true" />
      </button>
    </Tooltip>
  );
}
