/** User-facing texts of the report of an audit and of the list of findings. */
import { figure } from "../../platform/figure";

export const reportTexts = {
  report: "Laporan (PDF)",
  saved: (file: string) => `Laporan tersimpan sebagai ${file}.`,
  boxes: (count: number) =>
    `${figure(count)} karakter ditampilkan sebagai □ karena tidak tersedia pada jenis huruf PDF.`,
  failed: "Laporan gagal dibuat. Periksa sambungan jaringan, lalu coba lagi.",
  findings: "Ekspor temuan",
  package: "Paket Bukti",
};
