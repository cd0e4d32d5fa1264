/** Names of the entries of a Paket Bukti, which its page shows. */
import { figure } from "../../platform/figure";

export const packageEntryTexts = {
  page: (data: string) => `Paket Bukti – ${data}`,
  about: "Tentang paket",
  report: "Laporan",
  step: (number: number) => `Langkah ${figure(number)}`,
  assignment: "Penugasan",
  finding: (title: string) => `Temuan: ${title}`,
  followUp: (title: string) => `Tindak lanjut: ${title}`,
  history: "Riwayat portal",
};
