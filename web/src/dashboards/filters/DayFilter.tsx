import { DateField } from "../../ui/form/date/DateField";
import type { DateWords } from "../../ui/form/date/dateWords";
import { useTyped } from "./useTyped";

/** The range of the date picker. Days outside it can be typed. */
const EARLIEST = "1990-01-01";
const LATEST = "2099-12-31";

export type DayFilterProps = {
  label: string;
  /** The text in the address. */
  typed: string;
  day: string | undefined;
  error: string | undefined;
  today: string;
  words: DateWords;
  onChange: (typed: string) => void;
};

export function DayFilter({ typed, error, onChange, ...props }: DayFilterProps) {
  const [shown, show] = useTyped(typed, onChange);
  return (
    <DateField
      {...props}
      value={shown}
      // Hide an error while typing: if its line disappeared during a click, the click would miss its target.
      error={shown === typed ? error : undefined}
      earliest={EARLIEST}
      latest={LATEST}
      onChange={show}
    />
  );
}
