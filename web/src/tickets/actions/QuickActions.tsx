import styles from "./actions.module.css";
import { quickTexts } from "./texts";
import { useQuickActions } from "./useQuickActions";

/** Quick Actions (§2.3, §2.5) as one row of quiet buttons, icons above their names. */
export function QuickActions({ ticket }: { ticket: string }) {
  return (
    <section className={styles.quick} aria-label={quickTexts.title} lang="en">
      {useQuickActions(ticket).map(({ key, label, icon: Icon, busy, onSelect }) => (
        <button
          key={key}
          type="button"
          className={styles.quickAction}
          aria-busy={busy || undefined}
          aria-disabled={busy || undefined}
          onClick={busy ? undefined : onSelect}
        >
          <Icon className={styles.quickIcon} aria-hidden="true" />
          {label}
        </button>
      ))}
    </section>
  );
}
