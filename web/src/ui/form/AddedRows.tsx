import { Plus, Trash2 } from "lucide-react";
import { type ReactNode, useId, useRef } from "react";
import { Button } from "../action/Button";
import { IconButton } from "../action/IconButton";
import { useFocusAfterRemoval } from "../action/useFocusAfterRemoval";
import styles from "./AddedRows.module.css";
import { FieldError } from "./Field";

export type AddedRowsProps = {
  /** Number of rows. */
  count: number;
  /** The fields of a row, and the button that removes it, which must be its last button. */
  row: (place: number, remove: ReactNode) => ReactNode;
  rowClass: string | undefined;
  /** The label of the button that adds a row. */
  add: string;
  onAdd: () => void;
  /** The label of the button that removes a row, counted from 1. */
  remove: (row: number) => string;
  onRemove: (place: number) => void;
  /** The problem of the whole list. */
  problem?: string | undefined;
};

/** Rows of fields that the user adds and removes. The focus follows. */
export function AddedRows({
  count,
  row,
  rowClass,
  add,
  onAdd,
  remove,
  onRemove,
  problem,
}: AddedRowsProps) {
  const problemId = useId();
  const adding = useRef<HTMLButtonElement>(null);
  const { list, onRemoving, onAdding } = useFocusAfterRemoval<HTMLUListElement>(count, () =>
    adding.current?.focus(),
  );
  return (
    <div>
      <ul ref={list} className={styles.rows}>
        {Array.from({ length: count }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has no name while it is typed
          <li key={place} className={rowClass}>
            {row(
              place,
              <IconButton
                label={remove(place + 1)}
                icon={Trash2}
                onClick={() => {
                  onRemoving(place);
                  onRemove(place);
                }}
              />,
            )}
          </li>
        ))}
      </ul>
      <Button
        ref={adding}
        size="small"
        icon={Plus}
        onClick={() => {
          onAdding();
          onAdd();
        }}
      >
        {add}
      </Button>
      {problem && <FieldError id={problemId} text={problem} />}
    </div>
  );
}
