/** User-facing texts of assigning and returning a ticket. */

export const assignTexts = {
  chooseFirst: "Pilih agen terlebih dahulu",
  /** The confirmation already says who has the ticket now; this sentence stands beside 'Urungkan'. */
  undoable: (ticket: string) => `Penugasan tiket ${ticket} dapat diurungkan.`,
  oneFound: "Enter untuk menugaskan.",
};

export const reassignTexts = {
  ways: "Alihkan kepada",
  agent: "Agen lain",
  administrator: "Administrator",
  aboutAgent: "Tiket langsung berpindah; statusnya tetap.",
  aboutAdministrator: "Tiket masuk daftar Re-Assign administrator beserta alasan Anda.",
  notReturnable: "Hanya tiket berstatus Open atau Pending yang dapat dikembalikan.",
  chooseReason: "Pilih alasan terlebih dahulu",
};
