import { CheckField } from "../../../ui/form/CheckField";
import { formTexts as texts } from "../texts";
import styles from "./form.module.css";

/** The core stores at most six. */
const MOST = 6;

export type FilterColumnsProps = {
  columns: readonly string[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
};

/** The columns by which readers can filter a dashboard. */
export function FilterColumns({ columns, chosen, onChange }: FilterColumnsProps) {
  // A chosen column whose widget was removed can still be taken away.
  const all = [...new Set([...columns, ...chosen])];
  return (
    <fieldset className={styles.columns}>
      <legend className={styles.legend}>{texts.filters}</legend>
      <p className={styles.hint}>{texts.filtersHint}</p>
      <div className={styles.choices}>
        {all.map((column) => (
          <CheckField
            key={column}
            label={column}
            checked={chosen.includes(column)}
            disabled={chosen.length >= MOST && !chosen.includes(column)}
            onChange={(isOn) =>
              onChange(isOn ? [...chosen, column] : chosen.filter((other) => other !== column))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
