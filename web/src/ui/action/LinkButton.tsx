import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { ButtonVariant } from "./Button";
import styles from "./Button.module.css";

export type LinkButtonProps = {
  to: string;
  children: ReactNode;
  variant?: ButtonVariant | undefined;
  size?: "regular" | "small" | undefined;
  icon?: LucideIcon | undefined;
  lang?: string | undefined;
};

export function LinkButton({
  to,
  children,
  variant = "secondary",
  size = "regular",
  icon: Icon,
  lang,
}: LinkButtonProps) {
  return (
    <Link to={to} lang={lang} className={styles.button} data-variant={variant} data-size={size}>
      {Icon && <Icon className={styles.icon} aria-hidden="true" />}
      <span>{children}</span>
    </Link>
  );
}
