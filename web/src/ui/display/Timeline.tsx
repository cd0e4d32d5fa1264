import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./Timeline.module.css";

type TimelineEntry = {
  key: string;
  icon?: LucideIcon | undefined;
  /** `undefined` if the sentence names nobody. */
  who: string | undefined;
  what: ReactNode;
  /** The instant in machine-readable form, if it is known. */
  at?: string | undefined;
  when: string;
};

export type TimelineProps = { label: string; entries: readonly TimelineEntry[] };

/** A list of events in the given order. */
export function Timeline({ label, entries }: TimelineProps) {
  return (
    <ol className={styles.timeline} aria-label={label}>
      {entries.map(({ icon: Icon, ...entry }) => (
        <li key={entry.key} className={styles.entry}>
          <span className={styles.marker} data-bare={Icon === undefined || undefined}>
            {Icon && <Icon className={styles.icon} aria-hidden="true" />}
          </span>
          <div className={styles.words}>
            <p>
              {entry.who !== undefined && (
                <>
                  <strong className={styles.who}>
                    <bdi>{entry.who}</bdi>
                  </strong>{" "}
                </>
              )}
              <bdi>{entry.what}</bdi>
            </p>
            <time dateTime={entry.at} className={styles.when}>
              {entry.when}
            </time>
          </div>
        </li>
      ))}
    </ol>
  );
}
