import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import type { Tone } from "../../ui/display/tone";
import { ScrollBox } from "./ScrollBox";
import styles from "./WidgetState.module.css";

export type WidgetStateProps = {
  icon: LucideIcon;
  title: string;
  children: ReactNode;
  tone?: Tone | undefined;
  action?: ReactNode;
};

export function WidgetState({ icon: Icon, title, children, tone, action }: WidgetStateProps) {
  return (
    <div className={styles.place} data-tone={tone}>
      <ScrollBox className={styles.state} label={title}>
        <Icon className={styles.icon} aria-hidden="true" />
        <p className={styles.title}>{title}</p>
        <p className={styles.text}>{children}</p>
        {action}
      </ScrollBox>{" "}
    </div>
  );
}
