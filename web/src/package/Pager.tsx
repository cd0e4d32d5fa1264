import { Button } from "../ui/action/Button";
import styles from "./PackagePage.module.css";
import { pagerTexts as texts } from "./texts";

/** Rows of a page. */
export const PAGE_ROWS = 50;

export type PagerProps = {
  /** Names the list. */
  name: string;
  /** Index of the first row of the page. */
  first: number;
  total: number;
  onFirst: (first: number) => void;
};

/** Pages of a long list. Nothing if it has one page. */
export function Pager({ name, first, total, onFirst }: PagerProps) {
  if (total <= PAGE_ROWS) return null;
  const last = Math.min(first + PAGE_ROWS, total);
  const isAtStart = first === 0;
  return (
    <nav className={styles.pager} aria-label={texts.pages(name)}>
      <p role="status">{texts.range(first + 1, last, total)}</p>
      <Button size="small" disabled={isAtStart} onClick={() => onFirst(0)}>
        {texts.first}
      </Button>
      <Button
        size="small"
        disabled={isAtStart}
        onClick={() => onFirst(Math.max(0, first - PAGE_ROWS))}
      >
        {texts.previous}
      </Button>
      <Button size="small" disabled={last === total} onClick={() => onFirst(first + PAGE_ROWS)}>
        {texts.next}
      </Button>
    </nav>
  );
}
