import type { Measure, OperationWords, SourceColumn } from "../../../../core/pkg/portal_core";
import { SelectField } from "../../../../ui/form/SelectField";
import { optionAt } from "./optionAt";
import styles from "./rows.module.css";

export type MeasureFieldsProps = {
  measure: Measure;
  columns: readonly SourceColumn[];
  operations: readonly OperationWords[];
  onChange: (measure: Measure) => void;
};

/** How a figure is made of the rows, and of which column where that takes one. */
export function MeasureFields({ measure, columns, operations, onChange }: MeasureFieldsProps) {
  const { aggregation, column } = measure;
  const columnsFor = ({ needsColumn, needsNumbers }: OperationWords) =>
    columns.filter(({ type }) => needsColumn && (!needsNumbers || type === "number"));
  const offered = operations.filter(
    (operation) =>
      operation.value === aggregation || !operation.needsColumn || columnsFor(operation).length > 0,
  );
  const chosen = operations.find(({ value }) => value === aggregation);
  const ofColumns = chosen ? columnsFor(chosen) : [];
  const isGone = column !== undefined && !ofColumns.some(({ key }) => key === column);

  function operate(text: string) {
    const operation = operations.find(({ value }) => value === text);
    const next = optionAt(operations, text);
    if (operation === undefined || next === undefined) return;
    const fitting = columnsFor(operation);
    const kept = fitting.find(({ key }) => key === column) ?? fitting[0];
    onChange(kept ? { aggregation: next, column: kept.key } : { aggregation: next });
  }

  return (
    <div className={styles.fields}>
      <SelectField label="Hitungan" value={aggregation} options={offered} onChange={operate} />
      {chosen?.needsColumn && (
        <SelectField
          label="Kolom"
          value={column ?? ""}
          placeholder={column === undefined ? "Pilih kolom" : undefined}
          options={[
            ...(isGone ? [{ value: column, label: column }] : []),
            ...ofColumns.map(({ key, label }) => ({ value: key, label })),
          ]}
          error={isGone ? "Kolom ini tidak dapat dihitung. Pilih yang lain." : undefined}
          onChange={(key) => key !== "" && onChange({ aggregation, column: key })}
        />
      )}
    </div>
  );
}
