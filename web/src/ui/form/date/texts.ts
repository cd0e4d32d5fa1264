/** User-facing texts of a date and its calendar. */
export const dateTexts = {
  pattern: "hh/bb/tttt",
  open: "Buka kalender",
  calendar: (label: string) => `Kalender ${label}`,
  previousMonth: "Bulan sebelumnya",
  nextMonth: "Bulan berikutnya",
  quick: "Pilihan cepat",
  today: "Hari ini",
  inDays: (days: number) => `+${days} hari`,
};
