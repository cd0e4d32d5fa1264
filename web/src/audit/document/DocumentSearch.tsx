import { ChevronDown, ChevronUp } from "lucide-react";
import { figure } from "../../platform/figure";
import { IconButton } from "../../ui/action/IconButton";
import { SearchField } from "../../ui/form/SearchField";
import styles from "./DocumentReader.module.css";
import { MOST_HITS } from "./searchDocument";

export type DocumentSearchProps = {
  words: string;
  onWords: (words: string) => void;
  hits: number;
  current: number;
  onStep: (by: 1 | -1) => void;
};

/** Finds words in a document and steps through the hits; Enter goes to the next one. */
export function DocumentSearch({ words, onWords, hits, current, onStep }: DocumentSearchProps) {
  return (
    <form
      className={`${styles.bar} ${styles.search}`}
      onSubmit={(event) => {
        event.preventDefault();
        onStep(1);
      }}
    >
      <SearchField
        label="Cari dalam dokumen"
        placeholder="Cari kata dalam dokumen"
        value={words}
        onChange={onWords}
      />
      <p role="status" className={styles.count}>
        {words.trim() !== "" && place(current, hits)}
      </p>
      {hits > 0 && (
        <span className={styles.steps}>
          <IconButton
            size="small"
            icon={ChevronUp}
            label="Hasil sebelumnya"
            onClick={() => onStep(-1)}
          />
          <IconButton
            size="small"
            icon={ChevronDown}
            label="Hasil berikutnya"
            onClick={() => onStep(1)}
          />
        </span>
      )}
    </form>
  );
}

function place(current: number, hits: number): string {
  if (hits === 0) return "Tidak ditemukan";
  const all = hits === MOST_HITS ? `${figure(hits)} hasil pertama` : figure(hits);
  return `${figure(current + 1)} dari ${all}`;
}
