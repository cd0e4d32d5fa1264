/** User-facing texts of assigning a ticket to an agent and of sending it to a department. */
import { figure } from "../../platform/figure";

export const assignTexts = {
  title: "Silahkan Pilih Agen",
  reason: "Alasan",
  reasonHint: "Opsional. Tercatat pada aktivitas tiket.",
  cancel: "Batal",
  assign: "Tugaskan",
  agentMissing: "Pilih agen terlebih dahulu",
  /** The confirmation already says who has the ticket now; this sentence is beside 'Urungkan'. */
  undoable: (ticket: string) => `Penugasan tiket ${ticket} dapat diurungkan.`,
  done: (ticket: string, agent: string) => `Tiket ${ticket} sekarang ditangani oleh ${agent}.`,
};

export const pickerTexts = {
  search: "Cari agen",
  agents: "Agen",
  pages: "Halaman agen",
  load: (count: number) => `${figure(count)} tiket berjalan`,
  isHolder: "menangani tiket ini saat ini",
  empty: "No options available",
  noMatch: "No results found",
  chosen: { before: "Agen terpilih:", after: "Tekan Enter untuk menugaskan." },
  noneChosen: "Belum ada agen yang dipilih.",
};

export const assignedTexts = {
  title: "Tiket berhasil ditugaskan ke agen!",
  beforeAgent: (ticket: string) => `Tiket ${ticket} sekarang ditangani oleh`,
  close: "Ok, Siap!",
};

export const departmentTexts = {
  title: "Silahkan Pilih Departemen",
  departments: "Departemen",
  none: "Belum ada departemen yang aktif. Tambahkan atau aktifkan departemen di Pengaturan.",
  missing: "Pilih departemen terlebih dahulu",
  note: "Catatan",
  noteHint: "Opsional. Status dan penanggung jawab tiket tidak berubah.",
  send: "Kirim",
  sent: (ticket: string, department: string) => `Tiket ${ticket} dikirim ke ${department}.`,
};
