/** User-facing texts of the dialogs that extend, hand over and edit an assignment. */

export const changeTexts = {
  more: (assignment: string) => `Aksi lain ${assignment}`,
  extend: "Perpanjang",
  handOver: "Alihkan",
  edit: "Ubah",
  save: "Simpan",
  /** Before the present last day. */
  ends: "Berakhir",
};

export const titleTexts = {
  extend: "Perpanjang penugasan",
  handOver: "Alihkan penugasan",
  edit: "Ubah penugasan",
};

export const doneTexts = {
  extended: (data: string, date: string) => `“${data}” diperpanjang sampai ${date}.`,
  handedOver: (data: string, auditor: string) => `“${data}” dialihkan kepada ${auditor}.`,
  edited: (data: string) => `Penugasan “${data}” disimpan.`,
};

export const handOverTexts = {
  effect: (auditor: string) =>
    `Data ini tidak lagi ditampilkan kepada ${auditor}. Auditor baru memulai dari status Ditugaskan.`,
  notes: "Catatan untuk auditor internal tidak ikut dialihkan kepada auditor eksternal.",
};

export const dateTexts = {
  label: "Tanggal Berakhir",
  hint: "Hari terakhir, ditulis hari/bulan/tahun.",
};
