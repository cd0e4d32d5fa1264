/** User-facing texts of closing a ticket. */

export const closeTexts = {
  title: (ticket: string) => `Tutup tiket ${ticket}?`,
  consequence: "Tiket yang ditutup tidak dapat dibalas. Anda dapat membukanya kembali kapan saja.",
  confirm: "Tutup tiket",
  done: (ticket: string) => `Tiket ${ticket} ditutup.`,
};
