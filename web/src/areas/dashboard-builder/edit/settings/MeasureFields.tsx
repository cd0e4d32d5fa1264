import type { Measure, MeasureChoice, OperationWords } from "../../../../engine";
import { SelectField } from "../../../../ui/form/SelectField";
import { columnTexts, measureTexts } from "../texts";
import styles from "./rows.module.css";

export type MeasureFieldsProps = {
  measure: Measure;
  choices: readonly MeasureChoice[];
  operations: readonly OperationWords[];
  onChange: (measure: Measure) => void;
};

export function MeasureFields({ measure, choices, operations, onChange }: MeasureFieldsProps) {
  const { aggregation, column } = measure;
  const chosen = choices.find(({ operation }) => operation.value === aggregation);
  const unfit = chosen ? undefined : operations.find(({ value }) => value === aggregation);
  const columns = chosen?.columns ?? [];
  const isGone = column !== undefined && !columns.some(({ key }) => key === column);

  function operate(text: string) {
    const next = choices.find(({ operation }) => operation.value === text);
    if (next === undefined) return;
    const kept = next.columns.find(({ key }) => key === column) ?? next.columns[0];
    const { value } = next.operation;
    onChange(kept ? { aggregation: value, column: kept.key } : { aggregation: value });
  }

  return (
    <div className={styles.fields}>
      <SelectField
        label={measureTexts.operation}
        value={aggregation}
        options={[...(unfit ? [unfit] : []), ...choices.map(({ operation }) => operation)]}
        onChange={operate}
      />
      {(chosen?.operation ?? unfit)?.needsColumn && (
        <SelectField
          label={columnTexts.label}
          value={column ?? ""}
          placeholder={column === undefined ? columnTexts.choose : undefined}
          options={[
            ...(isGone ? [{ value: column, label: column }] : []),
            ...columns.map(({ key, label }) => ({ value: key, label })),
          ]}
          error={isGone ? columnTexts.unfit : undefined}
          onChange={(key) => key !== "" && onChange({ aggregation, column: key })}
        />
      )}
    </div>
  );
}
