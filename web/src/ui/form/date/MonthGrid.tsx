import { type KeyboardEvent, useEffect, useId, useRef } from "react";
import { VisuallyHidden } from "../../page/VisuallyHidden";
import styles from "./Calendar.module.css";
import type { DateWords } from "./dateWords";
import { monthOf, plusDays, plusMonths, spokenDay, weekdayOf, weeksOf, within } from "./days";

export type MonthGridProps = {
  label: string;
  /** The focused day; its month is shown. */
  active: string;
  chosen: string | undefined;
  today: string;
  earliest: string;
  latest: string;
  words: DateWords;
  onMove: (day: string) => void;
  onChoose: (day: string) => void;
};

/** The day to which a key moves the focus. */
function after({ key, shiftKey }: KeyboardEvent, day: string): string | undefined {
  switch (key) {
    case "ArrowLeft":
      return plusDays(day, -1);
    case "ArrowRight":
      return plusDays(day, 1);
    case "ArrowUp":
      return plusDays(day, -7);
    case "ArrowDown":
      return plusDays(day, 7);
    case "Home":
      return plusDays(day, -weekdayOf(day));
    case "End":
      return plusDays(day, 6 - weekdayOf(day));
    case "PageUp":
      return plusMonths(day, shiftKey ? -12 : -1);
    case "PageDown":
      return plusMonths(day, shiftKey ? 12 : 1);
    default:
      return undefined;
  }
}

/** One month as a grid: arrow keys move by days, Page Up and Page Down by months. */
export function MonthGrid({ active, chosen, earliest, latest, onMove, ...props }: MonthGridProps) {
  const { words } = props;
  const grid = useRef<HTMLTableElement>(null);
  const headings = useId();
  const hasFocus = useRef(true);

  // A month button changes `active` too, but must keep the focus.
  useEffect(() => {
    if (hasFocus.current)
      grid.current?.querySelector<HTMLElement>(`[data-day="${active}"]`)?.focus();
  }, [active]);

  function pressKey(event: KeyboardEvent) {
    const day = after(event, active);
    if (day === undefined) return;
    event.preventDefault();
    hasFocus.current = true;
    onMove(within(day, earliest, latest));
  }

  return (
    <table
      ref={grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrow keys move in the table
      role="grid"
      aria-label={props.label}
      className={styles.grid}
      onKeyDown={pressKey}
      onFocus={() => {
        hasFocus.current = true;
      }}
      onBlur={() => {
        hasFocus.current = false;
      }}
    >
      <thead>
        <tr>
          {words.weekdays.map((name) => (
            <th key={name} id={`${headings}-${name}`} scope="col" className={styles.weekday}>
              <span aria-hidden="true">{name.slice(0, 3)}</span>
              <VisuallyHidden>{name}</VisuallyHidden>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(active).map((week) => (
          <tr key={week.find((day) => day !== undefined)}>
            {words.weekdays.map((name, index) => {
              const day = week[index];
              if (day === undefined) return <td key={name} />;
              const isOut = day < earliest || day > latest;
              return (
                <td key={name}>
                  <button
                    type="button"
                    className={styles.day}
                    data-day={day}
                    aria-label={spokenDay(day, words)}
                    aria-current={day === props.today ? "date" : undefined}
                    aria-pressed={day === chosen}
                    disabled={isOut}
                    tabIndex={day === active ? 0 : -1}
                    onClick={() => props.onChoose(day)}
                  >
                    {Number(day.slice(8))}
                  </button>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** True if the month `months` away has a day that can be chosen. */
export const hasMonth = (day: string, months: number, earliest: string, latest: string) => {
  const month = monthOf(plusMonths(day, months));
  return month >= monthOf(earliest) && month <= monthOf(latest);
};
