import {
  type DeskCalendarForm,
  type DeskHoursForm,
  type DeskSettingsView,
  isFlag,
  isText,
  listOf,
  type OwnHolidayForm,
  shapeOf,
} from "../../../engine";
import { CheckField } from "../../../ui/form/CheckField";
import { FieldError } from "../../../ui/form/Field";
import { SelectField } from "../../../ui/form/SelectField";
import { TextField } from "../../../ui/form/TextField";
import { Panel } from "../../../ui/page/Panel";
import { NationalHolidays } from "./NationalHolidays";
import { OwnHolidays } from "./OwnHolidays";
import { SettingsFrame } from "./SettingsFrame";
import styles from "./settings.module.css";
import { calendarTexts as texts } from "./texts";
import { useSettingsForm } from "./useSettingsForm";

const isCalendarForm = shapeOf<DeskCalendarForm>({
  zone: isText,
  hours: listOf(shapeOf<DeskHoursForm>({ isOpen: isFlag, from: isText, to: isText })),
  workedHolidays: listOf(isText),
  holidays: listOf(shapeOf<OwnHolidayForm>({ date: isText, name: isText })),
});

/** 'Kalender kerja': zone, hours by weekday, and days off. */
export function CalendarForm({ view }: { view: DeskSettingsView }) {
  const form = useSettingsForm<DeskCalendarForm>({
    kind: "deskCalendar",
    empty: view.calendar,
    accepts: isCalendarForm,
    asDraft: (calendar) => ({ calendar }),
    asCommand: (form) => ({ saveCalendar: { form } }),
    saved: texts.saved,
  });
  const { draft, error } = form;
  const { zone, hours, workedHolidays, holidays } = draft.value;
  const change = (part: Partial<DeskCalendarForm>) =>
    draft.change((before) => ({ ...before, ...part }));
  const changeDay = (day: number, part: Partial<DeskHoursForm>) =>
    change({ hours: hours.map((one, at) => (at === day ? { ...one, ...part } : one)) });

  const noDay = error("workHours", 0, "isOpen");

  return (
    <SettingsFrame form={form} fields={texts.fields}>
      <Panel title={texts.hours}>
        <div className={styles.cells}>
          <SelectField
            label={texts.zone}
            hint={texts.zoneHint}
            value={zone}
            options={view.zones}
            onChange={(zone) => change({ zone })}
            error={error("zone")}
          />
        </div>
        <ul className={styles.days}>
          {view.weekdays.map((name, day) => {
            const times = hours[day];
            if (times === undefined) return null;
            return (
              <li key={name} className={styles.day} data-open={times.isOpen || undefined}>
                <CheckField
                  label={name}
                  checked={times.isOpen}
                  onChange={(isOpen) => changeDay(day, { isOpen })}
                />
                {times.isOpen ? (
                  <>
                    <TextField
                      label={texts.from(name)}
                      value={times.from}
                      onChange={(from) => changeDay(day, { from })}
                      error={error("workHours", day, "from")}
                    />
                    <TextField
                      label={texts.to(name)}
                      value={times.to}
                      onChange={(to) => changeDay(day, { to })}
                      error={error("workHours", day, "to")}
                    />
                  </>
                ) : (
                  <span className={styles.closed}>{texts.closed}</span>
                )}
              </li>
            );
          })}
        </ul>
        {noDay && <FieldError id="work-hours" text={noDay} />}
      </Panel>
      <OwnHolidays
        holidays={holidays}
        error={error}
        onChange={(holidays) => change({ holidays })}
      />
      <NationalHolidays
        years={view.national}
        worked={workedHolidays}
        onChange={(workedHolidays) => change({ workedHolidays })}
      />
    </SettingsFrame>
  );
}
