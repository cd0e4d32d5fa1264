import { History } from "lucide-react";
import { useRef } from "react";
import type { HistoryList } from "../../engine";
import { figure } from "../../platform/figure";
import { EmptyState } from "../../ui/feedback/EmptyState";
import { useFocusRescue } from "../useFocusRescue";
import { HistoryItem } from "./HistoryItem";
import styles from "./history.module.css";

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
        No results found
      </p>
    ) : (
      <EmptyState icon={History} title="Belum ada perubahan">
        {emptyNote} Yang diubah atau dihapus tampil di sini dan dapat dikembalikan.
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
        <p className={styles.about}>
          {figure(entries.length)} perubahan terbaru dari {figure(total)}.
        </p>
      )}
    </div>
  );
}
