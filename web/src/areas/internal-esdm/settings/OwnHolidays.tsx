import { Plus, Trash2 } from "lucide-react";
import { useRef } from "react";
import { type OwnHolidayForm, useView, useVocabulary } from "../../../engine";
import { Button } from "../../../ui/action/Button";
import { IconButton } from "../../../ui/action/IconButton";
import { useFocusAfterRemoval } from "../../../ui/action/useFocusAfterRemoval";
import { DateField } from "../../../ui/form/date/DateField";
import { FieldError } from "../../../ui/form/Field";
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
  const adding = useRef<HTMLButtonElement>(null);
  const { list, onRemoving, onAdding } = useFocusAfterRemoval<HTMLUListElement>(
    holidays.length,
    () => adding.current?.focus(),
  );
  const change = (row: number, part: Partial<OwnHolidayForm>) =>
    onChange(holidays.map((one, at) => (at === row ? { ...one, ...part } : one)));
  const tooMany = error("holidays");
  return (
    <Panel title={texts.title}>
      <p className={styles.note}>{texts.note}</p>
      <ul ref={list} className={styles.rows}>
        {holidays.map((holiday, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has no name while it is typed
          <li key={row} className={styles.holiday}>
            <Day
              value={holiday.date}
              error={error("holidays", row, "date")}
              onChange={(date) => change(row, { date })}
            />
            <TextField
              label={texts.name}
              required
              value={holiday.name}
              onChange={(name) => change(row, { name })}
              error={error("holidays", row, "name")}
            />
            <IconButton
              label={texts.remove(row + 1)}
              icon={Trash2}
              onClick={() => {
                onRemoving(row);
                onChange(holidays.filter((_, at) => at !== row));
              }}
            />
          </li>
        ))}
      </ul>
      <Button
        ref={adding}
        size="small"
        icon={Plus}
        onClick={() => {
          onAdding();
          onChange([...holidays, { date: "", name: "" }]);
        }}
      >
        {texts.add}
      </Button>
      {tooMany && <FieldError id="own-holidays" text={tooMany} />}
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
