import { CalendarDays } from "lucide-react";
import { useId, useRef, useState } from "react";
import control from "../control.module.css";
import { Field, type FieldProps, type FieldTexts } from "../Field";
import { CalendarPopup } from "./CalendarPopup";
import styles from "./DateField.module.css";
import type { DateWords } from "./dateWords";
import { shortDay } from "./days";
import { dateTexts } from "./texts";

export type DateFieldProps = FieldTexts & {
  layout?: FieldProps["layout"];
  /** The typed text. */
  value: string;
  /** The day that the core understood, 'YYYY-MM-DD'. */
  day: string | undefined;
  /** Reports the typed text, or the text of the day that was chosen in the calendar. */
  onChange: (value: string) => void;
  /** Month at which the calendar opens while no day is chosen. */
  today: string;
  /** First and last day that the calendar offers. */
  earliest: string;
  latest: string;
  /** Names of months and weekdays. */
  words: DateWords;
};

/** A date to type as 'dd/mm/yyyy' or to choose from a calendar. */
export function DateField({
  value,
  day,
  onChange,
  today,
  earliest,
  latest,
  words,
  error,
  ...texts
}: DateFieldProps) {
  const anchor = `--date-${useId().replaceAll(/[^a-zA-Z0-9]/g, "")}`;
  const [isOpen, setOpen] = useState(false);
  // While true no error is shown, because half a date is not a mistake yet.
  const [isTyping, setTyping] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const frame = useRef<HTMLDivElement>(null);

  function close() {
    opener.current?.focus();
    setOpen(false);
  }

  return (
    <Field {...texts} error={isTyping ? undefined : error}>
      {(props) => (
        <div ref={frame} className={styles.frame} style={{ anchorName: anchor }}>
          <input
            {...props}
            type="text"
            className={`${control.control} ${styles.input}`}
            placeholder={dateTexts.pattern}
            autoComplete="off"
            spellCheck={false}
            value={value}
            onChange={(event) => {
              setTyping(true);
              onChange(event.target.value);
            }}
            onBlur={() => setTyping(false)}
            onKeyDown={(event) => {
              if (event.key === "Enter") setTyping(false);
              if (event.key !== "ArrowDown") return;
              event.preventDefault();
              setOpen(true);
            }}
          />
          <button
            ref={opener}
            type="button"
            className={styles.open}
            aria-label={dateTexts.open}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={() => setOpen((before) => !before)}
          >
            <CalendarDays className={styles.icon} aria-hidden="true" />
          </button>
          {isOpen && (
            <CalendarPopup
              label={dateTexts.calendar(texts.label)}
              anchor={anchor}
              chosen={day}
              today={today}
              earliest={earliest}
              latest={latest}
              words={words}
              onChoose={(chosen) => {
                onChange(shortDay(chosen));
                close();
              }}
              onClose={close}
              onLeave={(to) => {
                // The opener closes the calendar itself.
                if (to !== opener.current) setOpen(false);
              }}
            />
          )}
        </div>
      )}
    </Field>
  );
}
