import { type AssignmentChangeView, useView, useVocabulary } from "../../../../engine";
import { DateField } from "../../../../ui/form/date/DateField";
import { spokenDay } from "../../../../ui/form/date/days";
import { dateTexts } from "./texts";

export type EndDateProps = {
  offer: AssignmentChangeView;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

/** The last day of an assignment. */
export function EndDate({ offer, value, error, onChange }: EndDateProps) {
  const words = useVocabulary();
  const day = useDay(value);
  return (
    <DateField
      label={dateTexts.label}
      required
      hint={day === undefined ? dateTexts.hint : spokenDay(day, words)}
      value={value}
      day={day}
      today={offer.earliest}
      earliest={offer.earliest}
      latest={offer.latest}
      words={words}
      onChange={onChange}
      error={error}
    />
  );
}

/** The day that the core understands. */
function useDay(typed: string): string | undefined {
  const meant = useView("typedDate", typed);
  return meant.kind === "ok" ? meant.value : undefined;
}
