import { History } from "lucide-react";
import { useRef } from "react";
import type { HistoryList } from "../../engine";
import { EmptyState } from "../../ui/feedback/EmptyState";
import { useFocusRescue } from "../useFocusRescue";
import { HistoryItem } from "./HistoryItem";
import styles from "./history.module.css";
import { historyTexts as texts } from "./texts";

export type HistoryEntriesProps = {
  list: HistoryList;
  label: string;
  hint: string;
  /** True if a search may hide entries. */
  isSearch: boolean;
  /** Explains an empty history beside a list of activities that is not empty. */
  emptyNote?: string | undefined;
};

/** Entries in the core's order: newest first. */
export function HistoryEntries(props: HistoryEntriesProps) {
  const { list, label, hint, isSearch, emptyNote } = props;
  const { entries, total } = list;
  const frame = useRef<HTMLDivElement>(null);
  // Restoring a version removes the pressed button.
  useFocusRescue(list, () => frame.current);

  if (entries.length === 0) {
    return isSearch ? (
      <p className={styles.about} lang="en">
        {texts.noneFound}
      </p>
    ) : (
      <EmptyState icon={History} title={texts.none}>
        {emptyNote} {texts.noneHint}
      </EmptyState>
    );
  }
  return (
    <div ref={frame} tabIndex={-1} className={styles.history}>
      <p className={styles.about}>{hint}</p>
      <ol className={styles.list} aria-label={label}>
        {entries.map((entry) => (
          <HistoryItem
            key={`${entry.seq} ${entry.record.id} ${entry.ofField?.field}`}
            entry={entry}
          />
        ))}
      </ol>
      {total > entries.length && (
        <p className={styles.about}>{texts.newest(entries.length, total)}</p>
      )}
    </div>
  );
}
