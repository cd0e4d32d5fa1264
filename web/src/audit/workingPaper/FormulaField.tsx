import { useRef, useState } from "react";
import type { TestFieldError, TestOption } from "../../engine";
import { SelectField } from "../../ui/form/SelectField";
import { TextArea } from "../../ui/form/TextArea";
import { formulaTexts as texts } from "./texts";
import styles from "./workingPaper.module.css";

export type FormulaFieldProps = {
  label: string;
  value: string;
  /** Columns as a formula names them. */
  columns: readonly TestOption[];
  /** Functions with what they give. */
  functions: readonly TestOption[];
  error: TestFieldError | undefined;
  onChange: (value: string) => void;
};

/** A formula, with the columns and functions to choose from. An error marks its characters. */
export function FormulaField({
  label,
  value,
  columns,
  functions,
  error,
  onChange,
}: FormulaFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [isTyping, setTyping] = useState(false);
  // An unfinished formula is wrong until it is finished.
  const shown = isTyping ? undefined : error;
  const place = shown?.place;
  const message = shown && (place ? texts.at(place.at + 1, shown.message) : shown.message);

  function insert(reference: string) {
    const at = area.current?.selectionEnd ?? value.length;
    onChange(`${value.slice(0, at)}${reference}${value.slice(at)}`);
    area.current?.focus();
  }

  return (
    <div className={styles.formula}>
      <TextArea
        ref={area}
        label={label}
        rows={2}
        hint={texts.hint}
        value={value}
        error={message}
        onChange={(typed) => {
          setTyping(true);
          onChange(typed);
        }}
        onBlur={() => setTyping(false)}
      />
      {place && <MarkedFormula formula={value} at={place.at} length={place.length} />}
      <SelectField
        label={texts.insert}
        size="small"
        value=""
        placeholder={texts.choose}
        options={columns}
        onChange={insert}
      />
      <details>
        <summary>{texts.functions}</summary>
        <dl className={styles.functions}>
          {functions.map(({ value: usage, label: meaning }) => (
            <div key={usage}>
              <dt>
                <code>{usage}</code>
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}

type MarkedFormulaProps = { formula: string; at: number; length: number };

/** The formula with its wrong characters marked; the message says the same in words. */
function MarkedFormula({ formula, at, length }: MarkedFormulaProps) {
  const letters = [...formula];
  const end = at + Math.max(length, 1);
  return (
    <code className={styles.marked} aria-hidden="true">
      {letters.slice(0, at).join("")}
      <mark>{letters.slice(at, end).join("") || " "}</mark>
      {letters.slice(end).join("")}
    </code>
  );
}
