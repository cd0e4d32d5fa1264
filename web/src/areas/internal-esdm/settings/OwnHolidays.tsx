import { type OwnHolidayForm, useView, useVocabulary } from "../../../engine";
import { AddedRows } from "../../../ui/form/AddedRows";
import { DateField } from "../../../ui/form/date/DateField";
import { TextField } from "../../../ui/form/TextField";
import { Panel } from "../../../ui/page/Panel";
import styles from "./settings.module.css";
import { ownTexts as texts } from "./texts";

/** The days that the calendars offer; others can be typed. */
const EARLIEST = "2026-01-01";
const LATEST = "2035-12-31";

export type OwnHolidaysProps = {
  holidays: readonly OwnHolidayForm[];
  error: (field: "holidays", row?: number, cell?: string) => string | undefined;
  onChange: (holidays: OwnHolidayForm[]) => void;
};

/** Days off that are no national holidays. */
export function OwnHolidays({ holidays, error, onChange }: OwnHolidaysProps) {
  const change = (row: number, part: Partial<OwnHolidayForm>) =>
    onChange(holidays.map((one, at) => (at === row ? { ...one, ...part } : one)));
  return (
    <Panel title={texts.title}>
      <p className={styles.note}>{texts.note}</p>
      <AddedRows
        count={holidays.length}
        rowClass={styles.holiday}
        row={(row, remove) => (
          <>
            <Day
              value={holidays[row]?.date ?? ""}
              error={error("holidays", row, "date")}
              onChange={(date) => change(row, { date })}
            />
            <TextField
              label={texts.name}
              required
              value={holidays[row]?.name ?? ""}
              onChange={(name) => change(row, { name })}
              error={error("holidays", row, "name")}
            />
            {remove}
          </>
        )}
        add={texts.add}
        onAdd={() => onChange([...holidays, { date: "", name: "" }])}
        remove={texts.remove}
        onRemove={(row) => onChange(holidays.filter((_, at) => at !== row))}
        problem={error("holidays")}
      />
    </Panel>
  );
}

type DayProps = {
  value: string;
  error: string | undefined;
  onChange: (typed: string) => void;
};

function Day(props: DayProps) {
  const words = useVocabulary();
  const today = useView("today");
  const typed = useView("typedDate", props.value);
  return (
    <DateField
      {...props}
      label={texts.date}
      required
      day={typed.kind === "ok" ? typed.value : undefined}
      today={today.kind === "ok" ? today.value : EARLIEST}
      earliest={EARLIEST}
      latest={LATEST}
      words={words}
    />
  );
}
