import { ChevronDown, ChevronUp } from "lucide-react";
import { IconButton } from "../../ui/action/IconButton";
import { SearchField } from "../../ui/form/SearchField";
import styles from "./DocumentReader.module.css";
import { MOST_HITS } from "./searchDocument";
import { documentSearchTexts } from "./texts";

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
        label={documentSearchTexts.label}
        placeholder={documentSearchTexts.placeholder}
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
            label={documentSearchTexts.previous}
            onClick={() => onStep(-1)}
          />
          <IconButton
            size="small"
            icon={ChevronDown}
            label={documentSearchTexts.next}
            onClick={() => onStep(1)}
          />
        </span>
      )}
    </form>
  );
}

function place(current: number, hits: number): string {
  const { none, placeOfFirst, placeOfAll } = documentSearchTexts;
  if (hits === 0) return none;
  return hits === MOST_HITS ? placeOfFirst(current + 1, hits) : placeOfAll(current + 1, hits);
}
