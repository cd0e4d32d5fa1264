import type { HolidayYear } from "../../../engine";
import { CheckField } from "../../../ui/form/CheckField";
import { Panel } from "../../../ui/page/Panel";
import styles from "./settings.module.css";
import { nationalTexts as texts } from "./texts";

export type NationalHolidaysProps = {
  years: readonly HolidayYear[];
  /** The national holidays on which the ministry works. */
  worked: readonly string[];
  onChange: (worked: string[]) => void;
};

/** The national holidays with their source. One that does not hold for the ministry can be switched off. */
export function NationalHolidays({ years, worked, onChange }: NationalHolidaysProps) {
  const set = (date: string, isOff: boolean) =>
    onChange(isOff ? worked.filter((one) => one !== date) : [...worked, date]);
  return (
    <Panel title={texts.title}>
      <p className={styles.note}>{texts.note}</p>
      <div className={styles.years}>
        {years.map(({ year, source, days }) => (
          <fieldset key={year} className={styles.year}>
            <legend>{year}</legend>
            <p className={styles.note}>{texts.source(source)}</p>
            {days.map(({ date, label, name, isEstimate }) => (
              <CheckField
                key={date}
                label={texts.day(label, name, isEstimate)}
                checked={!worked.includes(date)}
                onChange={(isOff) => set(date, isOff)}
              />
            ))}
          </fieldset>
        ))}
      </div>
    </Panel>
  );
}
