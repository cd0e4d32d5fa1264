import { useState } from "react";
import { SelectField } from "../../../ui/form/SelectField";
import { TextField } from "../../../ui/form/TextField";
import type { WorkbookFacts } from "../loaded";
import type { StructureChoices } from "../readTable";
import { workbookTexts } from "./texts";

export type SheetFieldsProps = {
  workbook: WorkbookFacts;
  onChoose: (choices: StructureChoices) => void;
};

/** The sheet of a workbook, and the range of it that is read. */
export function SheetFields({ workbook: { sheets, chosen, range }, onChoose }: SheetFieldsProps) {
  const [typed, setTyped] = useState(range ?? "");
  const options = sheets.map(({ name, isHidden }, sheet) => ({
    value: String(sheet),
    label: isHidden ? workbookTexts.hidden(name) : name,
  }));
  const choose = (sheet: number) => {
    setTyped("");
    onChoose({ sheet, range: "" });
  };
  return (
    <>
      <SelectField
        label={workbookTexts.sheet}
        value={String(chosen)}
        options={options}
        onChange={(value) => choose(Number(value))}
      />
      <TextField
        label={workbookTexts.range}
        hint={workbookTexts.rangeHint}
        value={typed}
        onChange={setTyped}
        onBlur={() => typed.trim() !== (range ?? "") && onChoose({ range: typed })}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          onChoose({ range: typed });
        }}
      />
    </>
  );
}
