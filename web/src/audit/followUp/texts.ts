/** User-facing texts of the follow-up of accepted findings. */
import { figure } from "../../platform/figure";

export const rowTexts = {
  caption: "Temuan yang telah diterima",
  title: "Temuan",
  severity: "Tingkat",
  amount: "Nilai",
  accepted: "Diterima",
  age: "Umur",
  state: "Tindak lanjut",
  awaits: "Menunggu penilaian",
  empty: "Belum ada temuan",
  emptyHint: "Temuan tampil di sini setelah diterima dalam reviu.",
  close: "Tutup",
};

export const findingTexts = {
  facts: "Ringkasan temuan",
  about: "Tentang",
  class: "Klasifikasi",
  title: "Uraian temuan",
  condition: "Kondisi",
  criteria: "Kriteria",
  cause: "Sebab",
  effect: "Akibat",
  evidence: "Bukti temuan",
  shown: "Lihat isi bukti",
  shownOf: (name: string) => `Isi bukti: ${name}`,
};

export const recommendationTexts = {
  title: "Rekomendasi",
  one: (number: number) => `Rekomendasi ${figure(number)}`,
  history: (number: number) => `Riwayat rekomendasi ${figure(number)}`,
  none: "Belum ada jawaban.",
  promised: "Janji selesai",
  files: "Bukti tindak lanjut",
};

export const answerTexts = {
  open: "Jawab",
  form: (number: number) => `Jawaban untuk rekomendasi ${figure(number)}`,
  text: "Jawaban",
  textHint: "Jelaskan apa yang sudah dan akan Anda lakukan.",
  promised: "Janji selesai",
  promisedHint: "Boleh dikosongkan. Tulis sebagai hari/bulan/tahun atau pilih dari kalender.",
  files: "Bukti",
  send: "Kirim jawaban",
  sent: "Jawaban terkirim kepada auditor.",
  closed:
    "Auditor sudah menyelesaikan rekomendasi ini, sehingga jawaban Anda tidak dapat dikirim. Salin isinya bila masih diperlukan.",
  cancel: "Batal",
};

export const assessmentTexts = {
  open: "Nilai",
  form: (number: number) => `Penilaian rekomendasi ${figure(number)}`,
  status: "Status",
  settled: "Nilai disetor (Rp)",
  settledHint: "Kosongkan jika tidak ada setoran. Paling banyak sebesar nilai temuan.",
  reason: "Alasan",
  reasonHint: "Wajib diisi jika rekomendasi tidak dapat ditindaklanjuti. Badan usaha membacanya.",
  send: "Simpan penilaian",
  sent: "Penilaian disimpan.",
  cancel: "Batal",
};
