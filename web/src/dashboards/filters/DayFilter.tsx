import { useTyped } from "../../app/useTyped";
import { DateField } from "../../ui/form/date/DateField";
import type { DateWords } from "../../ui/form/date/dateWords";

/** What the calendar offers; an older or later day can be typed. */
const EARLIEST = "1990-01-01";
const LATEST = "2099-12-31";

/** Where the calendar opens as long as no day is chosen. The Swedish form of a date is 'YYYY-MM-DD'. */
const today = () => new Date().toLocaleDateString("sv-SE");

export type DayFilterProps = {
  label: string;
  /** As the address has it. */
  typed: string;
  day: string | undefined;
  error: string | undefined;
  words: DateWords;
  onChange: (typed: string) => void;
};

/** One end of a period. */
export function DayFilter({ label, typed, day, error, words, onChange }: DayFilterProps) {
  const [shown, show] = useTyped(typed, onChange);
  return (
    <DateField
      label={label}
      value={shown}
      day={day ?? today()}
      error={error}
      earliest={EARLIEST}
      latest={LATEST}
      words={words}
      onChange={show}
    />
  );
}
