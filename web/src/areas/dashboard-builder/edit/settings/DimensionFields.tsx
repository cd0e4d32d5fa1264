import type { DashboardWords, Dimension, SourceColumn } from "../../../../engine";
import { SelectField } from "../../../../ui/form/SelectField";
import { columnTexts as texts } from "../texts";
import { optionAt } from "./optionAt";

export type DimensionFieldsProps = {
  label: string;
  bucketLabel: string;
  value: Dimension | undefined;
  columns: readonly SourceColumn[];
  words: DashboardWords;
  none?: string | undefined;
  onChange: (dimension: Dimension | undefined) => void;
};

export function DimensionFields(props: DimensionFieldsProps) {
  const { label, bucketLabel, value, columns, words, none, onChange } = props;
  const chosen = columns.find(({ key }) => key === value?.column);
  const isGone = value !== undefined && chosen === undefined;
  const options = columns.map(({ key, label: name }) => ({ value: key, label: name }));
  return (
    <>
      <SelectField
        label={label}
        value={value?.column ?? ""}
        placeholder={none ?? (value === undefined ? texts.choose : undefined)}
        options={isGone ? [{ value: value.column, label: value.column }, ...options] : options}
        error={isGone ? texts.gone : undefined}
        onChange={(column) => onChange(column === "" ? undefined : { column })}
      />
      {value && chosen?.type === "date" && (
        <SelectField
          label={bucketLabel}
          value={value.bucket ?? words.usualBucket}
          options={words.buckets}
          onChange={(text) => {
            const bucket = optionAt(words.buckets, text);
            if (bucket) onChange({ column: value.column, bucket });
          }}
        />
      )}
    </>
  );
}
