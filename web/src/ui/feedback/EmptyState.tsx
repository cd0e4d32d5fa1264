import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./EmptyState.module.css";

export type EmptyStateProps = {
  icon: LucideIcon;
  title: string;
  lang?: string | undefined;
  /** Explains what would be here. */
  children?: ReactNode;
  /** The one useful action. */
  action?: ReactNode;
};

/** Takes the place of a list without rows. */
export function EmptyState({ icon: Icon, title, lang, children, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <span className={styles.disc}>
        <Icon className={styles.icon} aria-hidden="true" />
      </span>
      <p className={styles.title} lang={lang}>
        {title}
      </p>
      {children && <p className={styles.text}>{children}</p>}
      {action}
    </div>
  );
}
