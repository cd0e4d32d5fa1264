import { ChevronRight } from "lucide-react";
import { useState } from "react";
import type { CsvForm, IntakePreview } from "../../engine";
import { CheckField } from "../../ui/form/CheckField";
import { SelectField } from "../../ui/form/SelectField";
import { TextField } from "../../ui/form/TextField";
import styles from "./load.module.css";
import type { WorkbookFacts } from "./loaded";
import type { StructureChoices } from "./readTable";
import { delimiterTexts, encodingTexts, fileTexts, structureTexts } from "./texts";
import { SheetFields } from "./workbook/SheetFields";

export type StructureFieldsProps = {
  preview: IntakePreview;
  form: CsvForm;
  workbook: WorkbookFacts | undefined;
  onChoose: (choices: StructureChoices) => void;
};

const OTHER = "other";

/** The structure of a text file, as it was detected or chosen. Each change reads the file again. */
export function StructureFields({ preview, form, workbook, onChoose }: StructureFieldsProps) {
  const hasTotal = form.keepsTotal || preview.totals.length > 0;
  return (
    <details className={styles.structure}>
      <summary>
        <ChevronRight className={styles.mark} aria-hidden="true" />
        {structureTexts.title}
        <span className={styles.advice}>
          {workbook ? workbook.sheets[workbook.chosen]?.name : fileTexts.form(form)}
        </span>
      </summary>
      <div className={styles.structureFields}>
        {workbook ? (
          <SheetFields workbook={workbook} onChoose={onChoose} />
        ) : (
          <TextFileFields form={form} onChoose={onChoose} />
        )}
        <TextField
          label={structureTexts.rowsAbove}
          hint={structureTexts.rowsAboveHint}
          type="number"
          min="0"
          value={String(form.rowsAbove)}
          onChange={(value) => {
            const rowsAbove = Number.parseInt(value, 10);
            if (rowsAbove >= 0 && rowsAbove < 1_000) onChoose({ rowsAbove });
          }}
        />
        <div className={styles.structureChecks}>
          <CheckField
            label={structureTexts.hasHeader}
            checked={form.hasHeader}
            onChange={(hasHeader) => onChoose({ hasHeader })}
          />
          {workbook === undefined && (
            <CheckField
              label={structureTexts.hasBackslashes}
              checked={form.hasBackslashes}
              onChange={(hasBackslashes) => onChoose({ hasBackslashes })}
            />
          )}
          {hasTotal && (
            <CheckField
              label={structureTexts.keepsTotal}
              checked={form.keepsTotal}
              onChange={(keepsTotal) => onChoose({ keepsTotal })}
            />
          )}
        </div>
      </div>
    </details>
  );
}

type TextFileFieldsProps = Pick<StructureFieldsProps, "form" | "onChoose">;

function TextFileFields({ form, onChoose }: TextFileFieldsProps) {
  return (
    <>
      <SelectField
        label={structureTexts.encoding}
        value={form.encoding}
        options={Object.entries(encodingTexts).map(([value, label]) => ({ value, label }))}
        onChange={(value) => onChoose({ encoding: encodingOf(value) })}
      />
      <DelimiterField
        delimiter={form.delimiter}
        onDelimiter={(delimiter) => onChoose({ delimiter })}
      />
    </>
  );
}

const ENCODINGS: readonly CsvForm["encoding"][] = [
  "utf8",
  "utf16Le",
  "utf16Be",
  "windows1252",
  "iso88591",
];

const encodingOf = (value: string) => ENCODINGS.find((encoding) => encoding === value);

type DelimiterFieldProps = { delimiter: string; onDelimiter: (delimiter: string) => void };

function DelimiterField({ delimiter, onDelimiter }: DelimiterFieldProps) {
  const isUsual = Object.hasOwn(delimiterTexts, delimiter);
  const [isOther, setOther] = useState(!isUsual);
  const [typed, setTyped] = useState(delimiter);
  const usual = Object.entries(delimiterTexts).map(([value, label]) => ({ value, label }));

  function choose(value: string) {
    setOther(value === OTHER);
    if (value !== OTHER) onDelimiter(value);
  }

  function type(text: string) {
    const last = text.slice(-1);
    setTyped(last);
    // The core refuses what cannot separate cells; those characters are not sent.
    if (/^[!-/:-@[-`{-~]$/.test(last) && last !== '"') onDelimiter(last);
  }

  return (
    <>
      <SelectField
        label={structureTexts.delimiter}
        value={isOther ? OTHER : delimiter}
        options={[...usual, { value: OTHER, label: structureTexts.otherDelimiter }]}
        onChange={choose}
      />
      {isOther && <TextField label={structureTexts.typedDelimiter} value={typed} onChange={type} />}
    </>
  );
}
