/** User-facing texts of a ticket's page. */
import { figure } from "../../platform/figure";

export const stepperTexts = {
  label: "Tiket dalam daftar",
  previous: "Tiket sebelumnya",
  next: "Tiket berikutnya",
  place: (position: number, total: number) => `${figure(position)} dari ${figure(total)}`,
};

export const factsTexts = {
  title: "Detail Tiket",
  noLabels: "Belum ada label.",
};

export const conversationTexts = {
  unfold: "Tampilkan seluruhnya",
  fold: "Ringkas",
};

export const activityTexts = {
  sampleNote: "Perubahan pada data contoh tidak dapat dikembalikan.",
};
