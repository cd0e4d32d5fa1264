import type { ActiveFilter } from "../../engine";
import { Button } from "../../ui/action/Button";
import { useFocusAfterRemoval } from "../../ui/action/useFocusAfterRemoval";
import { Tag } from "../../ui/display/Tag";
import styles from "./DataGrid.module.css";
import { gridFilterTexts as texts } from "./texts";

export type ActiveFiltersProps = {
  filters: readonly ActiveFilter[];
  onChange: (filters: string) => void;
  /** Moves the focus when the last filter is removed. */
  onEmptied: () => void;
};

/** The filters of the table, each with a button that removes it. */
export function ActiveFilters({ filters, onChange, onEmptied }: ActiveFiltersProps) {
  const { list, onRemoving } = useFocusAfterRemoval<HTMLUListElement>(filters.length, onEmptied);
  if (filters.length === 0) return null;
  return (
    <div className={styles.filters}>
      <ul ref={list} className={styles.chips} aria-label={texts.active}>
        {filters.map(({ column, label, without }, position) => (
          <li key={column} className={styles.chip}>
            <Tag
              label={label}
              removeLabel={texts.remove(label)}
              onRemove={() => {
                onRemoving(position);
                onChange(without);
              }}
            />
          </li>
        ))}
      </ul>
      <Button
        size="small"
        variant="quiet"
        onClick={() => {
          onEmptied();
          onChange("");
        }}
      >
        {texts.removeAll}
      </Button>
    </div>
  );
}
