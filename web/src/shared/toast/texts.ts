/** User-facing texts of the toasts. */
import { figure } from "../../platform/figure";

export const toastTexts = {
  region: "Pemberitahuan",
  others: (count: number) => `${figure(count)} pemberitahuan lain`,
  newestOnly: "Tampilkan yang terbaru saja",
  close: "Tutup pemberitahuan",
};
