/** User-facing texts of the review of an audit. */
import { figure } from "../../platform/figure";

export const reviewTexts = {
  title: "Reviu",
  state: "Status reviu",
  conclusion: "Simpulan",
  summary: "Uraian simpulan",
  submitted: "Diajukan",
  accepted: "Diterima oleh",
  note: "Catatan penerimaan",
  before: "Keputusan sebelumnya",
  returnedBy: (who: string) => `Dikembalikan oleh ${who}`,
  reopenedBy: (who: string) => `Dibuka kembali oleh ${who}`,
};

export const actionTexts = {
  submit: "Ajukan reviu",
  sendBack: "Kembalikan",
  accept: "Terima",
  reopen: "Buka kembali",
};

export const submitTexts = {
  title: "Ajukan hasil pemeriksaan untuk direviu?",
  effect:
    "Penugasan akan ditandai Selesai. Temuan dan kertas kerja tidak dapat diubah selama direviu.",
  send: "Ajukan",
  done: "Hasil pemeriksaan diajukan untuk direviu.",
  incomplete: "Pemeriksaan belum dapat diajukan karena ada temuan yang belum lengkap.",
  lacks: (number: number, title: string) => `Temuan ${figure(number)}, “${title}”:`,
  missing: (parts: readonly string[]) => `belum memuat ${parts.join(", ")}.`,
  blocked: "Lengkapi temuan terlebih dahulu.",
};

export const decisionTexts = {
  reason: "Alasan",
  note: "Catatan",
  sendBack: {
    title: "Kembalikan kepada auditor?",
    effect: "Penugasan kembali berstatus Sedang Dikerjakan. Auditor melihat alasan Anda.",
    done: "Hasil pemeriksaan dikembalikan kepada auditor.",
  },
  accept: {
    title: "Terima hasil pemeriksaan?",
    effect: "Temuan akan terlihat oleh badan usaha, dan pekerjaan auditor dikunci.",
    done: "Hasil pemeriksaan diterima.",
  },
  reopen: {
    title: "Buka kembali pemeriksaan?",
    effect: "Penugasan kembali berstatus Sedang Dikerjakan. Auditor melihat alasan Anda.",
    done: "Pemeriksaan dibuka kembali.",
  },
};

export const commentTexts = {
  title: "Catatan reviu",
  none: "Belum ada catatan.",
  write: "Tulis catatan",
  open: (count: number) => `Terbuka (${figure(count)})`,
  resolved: (count: number) => `Selesai (${figure(count)})`,
  resolve: "Tandai selesai",
  wasResolved: "Catatan ditandai selesai.",
  reopen: "Buka lagi",
  wasReopened: "Catatan dibuka lagi.",
  /** Follows the label of a button. */
  of: (place: string, text: string) => ` ${place}: ${text}`,
};

export const writeCommentTexts = {
  button: "Catatan",
  title: "Tulis catatan reviu",
  titleOn: (name: string) => `Catatan reviu: ${name}`,
  place: "Tempat",
  cell: "Satu sel data",
  row: (rows: number) => `Baris (1 sampai ${figure(rows)})`,
  column: "Kolom",
  text: "Catatan reviu",
  send: "Simpan",
  done: "Catatan reviu disimpan.",
};
