import type { DateWords } from "./dateWords";

/** A day as 'YYYY-MM-DD', computed in UTC so that no time zone can shift it. */
type Day = string;

const MS_PER_DAY = 24 * 60 * 60 * 1000;

const utc = (day: Day) => new Date(`${day}T00:00:00Z`);

const written = (date: Date): Day => date.toISOString().slice(0, 10);

export const plusDays = (day: Day, days: number): Day =>
  written(new Date(utc(day).getTime() + days * MS_PER_DAY));

/** Moves a day by months; the last day of the month if it is shorter. */
export function plusMonths(day: Day, months: number): Day {
  const date = utc(day);
  const wanted = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(wanted, last));
  return written(date);
}

/** Days since Monday, which begins the week here. */
export const weekdayOf = (day: Day) => (utc(day).getUTCDay() + 6) % 7;

export const monthOf = (day: Day) => day.slice(0, 7);

export const within = (day: Day, earliest: Day, latest: Day): Day =>
  day < earliest ? earliest : day > latest ? latest : day;

/** Weeks of the day's month, Monday first; `undefined` for days of other months. */
export function weeksOf(day: Day): (Day | undefined)[][] {
  const month = monthOf(day);
  const first = `${month}-01`;
  const weeks: (Day | undefined)[][] = [];
  for (
    let monday = plusDays(first, -weekdayOf(first));
    monthOf(monday) <= month;
    monday = plusDays(monday, 7)
  ) {
    const week = Array.from({ length: 7 }, (_, index) => plusDays(monday, index));
    weeks.push(week.map((each) => (monthOf(each) === month ? each : undefined)));
  }
  return weeks;
}

const partsOf = (day: Day) => {
  const [year = "", month = "", date = ""] = day.split("-");
  return { year, month, date };
};

/** '28/11/2026', as the field shows it. */
export function shortDay(day: Day): string {
  const { year, month, date } = partsOf(day);
  return `${date}/${month}/${year}`;
}

/** 'November 2026'. */
export function monthName(day: Day, { months }: DateWords): string {
  const { year, month } = partsOf(day);
  return `${months[Number(month) - 1]} ${year}`;
}

/** 'Sabtu, 28 November 2026'. */
export const spokenDay = (day: Day, words: DateWords): string =>
  `${words.weekdays[weekdayOf(day)]}, ${Number(partsOf(day).date)} ${monthName(day, words)}`;
