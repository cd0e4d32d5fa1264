import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./EmptyState.module.css";

export type EmptyStateProps = {
  icon: LucideIcon;
  title: string;
  lang?: string | undefined;
  /** What would be here. */
  children?: ReactNode;
  /** The one thing to do. */
  action?: ReactNode;
};

/** Stands where a list would be. */
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
