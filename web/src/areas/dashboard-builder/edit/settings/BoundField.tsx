import { type ColumnType, granted, useView, useVocabulary } from "../../../../engine";
import { DateField } from "../../../../ui/form/date/DateField";
import { shortDay } from "../../../../ui/form/date/days";
import { conditionTexts as texts } from "../texts";
import { readSetting, SettingField } from "./SettingField";
import { useTypedText } from "./useTypedText";

export type BoundFieldProps = {
  of: ColumnType;
  value: string;
  onChange: (text: string) => void;
};

const EARLIEST = "1900-01-01";
const LATEST = "2100-12-31";

/** The lower or upper bound of a condition: a day or a number. */
export function BoundField({ of, value, onChange }: BoundFieldProps) {
  if (of === "date" || of === "period") return <DayField value={value} onChange={onChange} />;
  return (
    <SettingField
      label={texts.value}
      setting={{ bound: { of } }}
      value={value}
      onRead={(reading) => reading.kind === "number" && onChange(reading.text)}
    />
  );
}

const shown = (text: string) => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? shortDay(text) : text);

function DayField({ value, onChange }: Omit<BoundFieldProps, "of">) {
  const words = useVocabulary();
  const today = granted(useView("today"));
  const { typed, setTyped, setSent } = useTypedText(shown(value));
  const reading = readSetting({ bound: { of: "date" } }, typed);
  return (
    <DateField
      label={texts.day}
      value={typed}
      day={reading.kind === "day" ? reading.text : undefined}
      error={reading.kind === "wrong" ? reading.message : undefined}
      today={today}
      earliest={EARLIEST}
      latest={LATEST}
      words={words}
      onChange={(text) => {
        setTyped(text);
        const now = readSetting({ bound: { of: "date" } }, text);
        if (now.kind !== "day") return;
        setSent(shown(now.text));
        onChange(now.text);
      }}
    />
  );
}
