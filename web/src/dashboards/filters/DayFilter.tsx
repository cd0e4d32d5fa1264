import { DateField } from "../../ui/form/date/DateField";
import type { DateWords } from "../../ui/form/date/dateWords";
import { useTyped } from "./useTyped";

/** What the calendar offers; an older or later day can be typed. */
const EARLIEST = "1990-01-01";
const LATEST = "2099-12-31";

export type DayFilterProps = {
  label: string;
  /** As the address has it. */
  typed: string;
  day: string | undefined;
  error: string | undefined;
  today: string;
  words: DateWords;
  onChange: (typed: string) => void;
};

/** One end of a period. */
export function DayFilter({ typed, error, onChange, ...props }: DayFilterProps) {
  const [shown, show] = useTyped(typed, onChange);
  return (
    <DateField
      {...props}
      value={shown}
      // What was typed since has not been judged yet: a line that comes and goes would take a press elsewhere with it.
      error={shown === typed ? error : undefined}
      earliest={EARLIEST}
      latest={LATEST}
      onChange={show}
    />
  );
}
