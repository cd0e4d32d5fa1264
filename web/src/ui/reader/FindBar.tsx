import { ChevronDown, ChevronUp } from "lucide-react";
import { MOST_HITS } from "../../platform/foldedText";
import { IconButton } from "../action/IconButton";
import { SearchField } from "../form/SearchField";
import styles from "./reader.module.css";
import { findTexts } from "./texts";

export type FindBarProps = {
  words: string;
  onWords: (words: string) => void;
  hits: number;
  current: number;
  onStep: (by: 1 | -1) => void;
};

/** Finds words in a document and steps through the hits; Enter goes to the next one. */
export function FindBar({ words, onWords, hits, current, onStep }: FindBarProps) {
  return (
    <form
      className={`${styles.bar} ${styles.search}`}
      onSubmit={(event) => {
        event.preventDefault();
        onStep(1);
      }}
    >
      <SearchField
        label={findTexts.label}
        placeholder={findTexts.placeholder}
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
            label={findTexts.previous}
            onClick={() => onStep(-1)}
          />
          <IconButton
            size="small"
            icon={ChevronDown}
            label={findTexts.next}
            onClick={() => onStep(1)}
          />
        </span>
      )}
    </form>
  );
}

function place(current: number, hits: number): string {
  const { none, placeOfFirst, placeOfAll } = findTexts;
  if (hits === 0) return none;
  return hits === MOST_HITS ? placeOfFirst(current + 1, hits) : placeOfAll(current + 1, hits);
}
