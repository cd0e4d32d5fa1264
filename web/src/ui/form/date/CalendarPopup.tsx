import { ChevronLeft, ChevronRight } from "lucide-react";
import { type CSSProperties, type FocusEvent, useLayoutEffect, useRef, useState } from "react";
import { Button } from "../../action/Button";
import styles from "./Calendar.module.css";
import type { DateWords } from "./dateWords";
import { monthName, plusDays, plusMonths, within } from "./days";
import { hasMonth, MonthGrid } from "./MonthGrid";
import { dateTexts as texts } from "./texts";

const QUICK = [
  { label: texts.today, days: 0 },
  { label: texts.inDays(7), days: 7 },
  { label: texts.inDays(14), days: 14 },
];

const CAN_ANCHOR =
  "showPopover" in HTMLElement.prototype && CSS.supports("position-area", "block-end");

type PopupStyle = CSSProperties & Record<"--field", string>;

export type CalendarPopupProps = {
  label: string;
  /** CSS anchor name of the field. */
  anchor: string;
  chosen: string | undefined;
  today: string;
  earliest: string;
  latest: string;
  words: DateWords;
  onChoose: (day: string) => void;
  onClose: () => void;
  /** Runs when the focus leaves the calendar. */
  onLeave: (to: EventTarget | null) => void;
};

/** A month to choose a day from; a popover if the browser supports anchors. */
export function CalendarPopup({ chosen, today, earliest, latest, ...props }: CalendarPopupProps) {
  const box = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(() => within(chosen ?? today, earliest, latest));
  const title = monthName(active, props.words);
  const style: PopupStyle = { "--field": props.anchor };

  // The popup must be shown before the month focuses its day, because hidden elements cannot take the focus.
  useLayoutEffect(() => {
    if (CAN_ANCHOR) box.current?.showPopover();
    else box.current?.scrollIntoView({ block: "nearest" });
  }, []);

  const turn = (months: number) => {
    if (!hasMonth(active, months, earliest, latest)) return;
    setActive(within(plusMonths(active, months), earliest, latest));
  };
  const turner = (label: string, months: number) => ({
    type: "button" as const,
    className: styles.turn,
    "aria-label": label,
    "aria-disabled": !hasMonth(active, months, earliest, latest) || undefined,
    onClick: () => turn(months),
  });

  function blur(event: FocusEvent) {
    const to = event.relatedTarget;
    if (!(to instanceof Node && box.current?.contains(to))) props.onLeave(to);
  }

  return (
    <div
      ref={box}
      role="dialog"
      aria-label={props.label}
      popover={CAN_ANCHOR ? "manual" : undefined}
      className={styles.box}
      style={style}
      onBlur={blur}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        // Keeps the dialog around the field open.
        event.stopPropagation();
        props.onClose();
      }}
    >
      <div className={styles.header}>
        <button {...turner(texts.previousMonth, -1)}>
          <ChevronLeft className={styles.arrow} aria-hidden="true" />
        </button>
        <p className={styles.title} aria-live="polite">
          {title}
        </p>
        <button {...turner(texts.nextMonth, 1)}>
          <ChevronRight className={styles.arrow} aria-hidden="true" />
        </button>
      </div>
      <MonthGrid
        label={title}
        active={active}
        chosen={chosen}
        today={today}
        earliest={earliest}
        latest={latest}
        words={props.words}
        onMove={setActive}
        onChoose={props.onChoose}
      />
      <ul className={styles.quick} aria-label={texts.quick}>
        {QUICK.map(({ label, days }) => {
          const day = plusDays(today, days);
          const isOffered = day === within(day, earliest, latest);
          return (
            isOffered && (
              <li key={days}>
                <Button size="small" onClick={() => props.onChoose(day)}>
                  {label}
                </Button>
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}
