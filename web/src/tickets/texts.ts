/** User-facing texts of a ticket's PDF. */
import { figure } from "../platform/figure";

export const pdfTexts = {
  saved: (file: string) => `PDF tersimpan sebagai ${file}.`,
  boxes: (count: number) =>
    `${figure(count)} karakter ditampilkan sebagai □ karena tidak tersedia pada jenis huruf PDF. Gunakan Print Ticket untuk mencetaknya dengan jenis huruf perangkat Anda.`,
};
