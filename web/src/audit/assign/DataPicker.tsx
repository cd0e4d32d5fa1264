import { useId, useState } from "react";
import { type AssignableRow, refusalText, useView } from "../../engine";
import { LiveRegion } from "../../ui/feedback/LiveRegion";
import { Notice } from "../../ui/feedback/Notice";
import { SearchField } from "../../ui/form/SearchField";
import styles from "./picker.module.css";
import { pickerTexts } from "./texts";

export type DataPickerProps = {
  /** Chosen ids; the first one cannot be taken out. */
  chosen: readonly string[];
  onChange: (ids: readonly string[]) => void;
};

/** A searchable list of all data with checkboxes. */
export function DataPicker({ chosen, onChange }: DataPickerProps) {
  const [search, setSearch] = useState("");
  const answer = useView("assignableData", { search });
  if (answer.kind === "refused") return <Notice text={refusalText(answer.refusal)} />;
  const { rows, total, most } = answer.value;
  const isFull = chosen.length >= most;
  const set = (id: string, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, id] : chosen.filter((other) => other !== id));
  return (
    <fieldset className={styles.picker}>
      <legend>{pickerTexts.label}</legend>
      <SearchField
        label={pickerTexts.search}
        placeholder={pickerTexts.placeholder}
        value={search}
        onChange={setSearch}
        isFirst
      />
      {rows.length === 0 ? (
        <p className={styles.note}>{pickerTexts.none}</p>
      ) : (
        <ul className={styles.rows}>
          {rows.map((row) => (
            <PickerRow
              key={row.id}
              row={row}
              isChosen={chosen.includes(row.id)}
              isFixed={row.id === chosen[0] || (isFull && !chosen.includes(row.id))}
              onSet={set}
            />
          ))}
        </ul>
      )}
      <p className={styles.note}>
        <span>{isFull ? pickerTexts.full(most) : pickerTexts.chosen(chosen.length)}</span>
        {total > rows.length && <span>{pickerTexts.more(rows.length, total)}</span>}
      </p>
      <LiveRegion message={isFull ? pickerTexts.full(most) : pickerTexts.chosen(chosen.length)} />
    </fieldset>
  );
}

type PickerRowProps = {
  row: AssignableRow;
  isChosen: boolean;
  isFixed: boolean;
  onSet: (id: string, isChosen: boolean) => void;
};

function PickerRow({ row, isChosen, isFixed, onSet }: PickerRowProps) {
  const aboutId = useId();
  return (
    <li>
      <label className={styles.row} data-fixed={isFixed || undefined}>
        <input
          type="checkbox"
          checked={isChosen}
          disabled={isFixed}
          aria-describedby={aboutId}
          onChange={(event) => onSet(row.id, event.target.checked)}
        />
        <span dir="auto" className={styles.name}>
          {row.name}
        </span>
      </label>
      <p id={aboutId} className={styles.about} dir="auto">
        {row.place}
        {row.assignments > 0 && ` · ${pickerTexts.assignments(row.assignments)}`}
      </p>
    </li>
  );
}
