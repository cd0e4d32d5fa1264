import type { Condition, SourceColumn, TestsOfType } from "../../../../engine";
import { SelectField } from "../../../../ui/form/SelectField";
import { columnTexts, conditionTexts } from "../texts";
import { BoundField } from "./BoundField";
import { boundOf, carriedOver, nameOf, newCondition, testsOf, textsOf } from "./conditions";
import styles from "./rows.module.css";
import { SettingField } from "./SettingField";
import { ValueChoice } from "./ValueChoice";

export type ConditionFieldsProps = {
  condition: Condition;
  source: string;
  columns: readonly SourceColumn[];
  tests: readonly TestsOfType[];
  onChange: (condition: Condition) => void;
};

export function ConditionFields(props: ConditionFieldsProps) {
  const { condition, source, columns, tests, onChange } = props;
  const { column: key, test } = condition;
  const column = columns.find((each) => each.key === key);
  const choices = testsOf(tests, column);
  const name = nameOf(test);
  const put = (changed: Condition["test"]) => onChange({ column: key, test: changed });

  return (
    <div className={styles.fields}>
      <SelectField
        label={columnTexts.label}
        value={key}
        options={[
          ...(column ? [] : [{ value: key, label: key }]),
          ...columns.map((each) => ({ value: each.key, label: each.label })),
        ]}
        error={column ? undefined : columnTexts.gone}
        onChange={(text) => {
          const chosen = columns.find((each) => each.key === text);
          if (chosen) onChange(newCondition(tests, chosen));
        }}
      />
      <SelectField
        label={conditionTexts.test}
        value={name}
        options={choices.map(({ label, start }) => ({ value: nameOf(start), label }))}
        onChange={(text) => {
          const chosen = choices.find(({ start }) => nameOf(start) === text);
          if (chosen) put(carriedOver(chosen.start, test));
        }}
      />
      {(name === "is" || name === "isNot") && (
        <ValueChoice
          source={source}
          column={key}
          chosen={textsOf(test)}
          onChange={(texts) => put(name === "is" ? { is: texts } : { isNot: texts })}
        />
      )}
      {(name === "atLeast" || name === "atMost") && column && (
        <BoundField
          of={column.type}
          value={boundOf(test)}
          onChange={(text) => put(name === "atLeast" ? { atLeast: text } : { atMost: text })}
        />
      )}
      {"lastDays" in test && (
        <SettingField
          label={conditionTexts.days}
          setting="days"
          value={String(test.lastDays)}
          onRead={(reading) => reading.kind === "whole" && put({ lastDays: reading.number })}
        />
      )}
    </div>
  );
}
