import { expect, test } from "vitest";
import { monthName, plusDays, plusMonths, shortDay, spokenDay, weekdayOf, weeksOf } from "./days";

test("weeks begin on Monday and have days of one month only", () => {
  const weeks = weeksOf("2026-11-21");
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([...Array<undefined>(6).fill(undefined), "2026-11-01"]);
  expect(weeks.flat().filter((day) => day !== undefined)).toHaveLength(30);
  expect(weeksOf("2027-02-10")).toEqual([
    Array.from({ length: 7 }, (_, index) => `2027-02-0${index + 1}`),
    ...[8, 15, 22].map((first) =>
      Array.from({ length: 7 }, (_, index) => `2027-02-${String(first + index).padStart(2, "0")}`),
    ),
  ]);
});

test("counts days and months across the ends of months and years", () => {
  expect(plusDays("2026-12-31", 1)).toBe("2027-01-01");
  expect(plusDays("2028-03-01", -1)).toBe("2028-02-29");
  expect(plusMonths("2026-12-31", 2)).toBe("2027-02-28");
  expect(plusMonths("2027-01-31", -1)).toBe("2026-12-31");
  expect(weekdayOf("2026-11-23")).toBe(0);
  expect(weekdayOf("2026-11-22")).toBe(6);
});

test("formats days with the caller's names", () => {
  const words = {
    months: Array.from({ length: 12 }, (_, index) => `bulan ${index + 1}`),
    weekdays: ["Senin", "Selasa", "Rabu", "Kamis", "Jumat", "Sabtu", "Minggu"],
  };
  expect(shortDay("2026-02-08")).toBe("08/02/2026");
  expect(spokenDay("2026-02-08", words)).toBe("Minggu, 8 bulan 2 2026");
  expect(monthName("2026-12-31", words)).toBe("bulan 12 2026");
});
