import { ChevronLeft, ChevronRight } from "lucide-react";
import styles from "./Pagination.module.css";
import { pageTexts as texts } from "./texts";

export type PaginationProps = {
  /** Starts at 1. */
  page: number;
  pageCount: number;
  /** The page numbers to show. */
  window: readonly number[];
  onPage: (page: number) => void;
  label?: string | undefined;
};

export function Pagination({
  page,
  pageCount,
  window: numbers,
  onPage,
  label = texts.title,
}: PaginationProps) {
  const atStart = page <= 1;
  const atEnd = page >= pageCount;
  return (
    <nav className={styles.pagination} aria-label={label}>
      <button
        type="button"
        lang="en"
        className={styles.step}
        aria-disabled={atStart || undefined}
        onClick={() => !atStart && onPage(page - 1)}
      >
        <ChevronLeft className={styles.icon} aria-hidden="true" />
        {texts.previous}
      </button>
      <ol className={styles.numbers}>
        {numbers.map((number) => (
          <li key={number}>
            <button
              type="button"
              className={styles.number}
              aria-current={number === page ? "page" : undefined}
              onClick={() => number !== page && onPage(number)}
            >
              {number}
            </button>
          </li>
        ))}
      </ol>
      <button
        type="button"
        lang="en"
        className={styles.step}
        aria-disabled={atEnd || undefined}
        onClick={() => !atEnd && onPage(page + 1)}
      >
        {texts.next}
        <ChevronRight className={styles.icon} aria-hidden="true" />
      </button>
    </nav>
  );
}
