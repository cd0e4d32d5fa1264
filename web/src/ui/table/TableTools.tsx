import { SlidersHorizontal } from "lucide-react";
import { type ReactNode, useId } from "react";
import styles from "./TableTools.module.css";
import { tableTexts as texts } from "./texts";

export type TableToolsProps = {
  /** True outside of a table's frame. */
  isBare?: boolean | undefined;
  search: ReactNode;
  filters?: ReactNode;
  /** Number of filters in effect. */
  set?: number | undefined;
  /** At the end of the first line. */
  end?: ReactNode;
  isOpen: boolean;
  onToggle: () => void;
};

/** Search and filters of a list. On a phone the filters are behind one button. */
export function TableTools(props: TableToolsProps) {
  const { isBare, search, filters, set = 0, end, isOpen, onToggle } = props;
  const id = useId();
  return (
    <div className={styles.tools} data-bare={isBare || undefined}>
      <div className={styles.search}>{search}</div>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onToggle}
      >
        <SlidersHorizontal className={styles.icon} aria-hidden="true" />
        {texts.filters(set)}
      </button>
      <div id={id} className={styles.filters} data-open={isOpen || undefined}>
        {filters}
      </div>
      {end && <div className={styles.end}>{end}</div>}
    </div>
  );
}
