/** User-facing texts of the register of auditors. */
import { figure } from "../../../platform/figure";

export const registerTexts = {
  purpose: "Kelola auditor internal dan eksternal beserta keahliannya.",
  add: "Tambah Auditor",
  counts: "Ringkasan auditor",
  total: "Total Auditor",
  internal: "Auditor Internal",
  external: "Auditor Eksternal",
  noInternal: "Belum ada auditor internal",
  noExternal: "Belum ada auditor eksternal",
  emptyHint: "Pilih Tambah Auditor, lalu tugaskan data kepadanya.",
  edit: "Edit",
  remove: "Hapus",
};

export const auditorFieldTexts = {
  name: "Nama",
  email: "Email",
  auditorType: "Tipe",
  company: "Perusahaan",
  expertise: "Keahlian",
};

export const auditorFormTexts = {
  edit: "Ubah Auditor",
  save: "Simpan",
  saved: (auditor: string) => `Auditor ${auditor} disimpan.`,
  chooseType: "Pilih tipe",
  optional: "Opsional.",
  invalidEmail: "Alamat email belum benar. Contoh: nama@perusahaan.co.id.",
};

export const expertiseTexts = {
  hint: "Paling sedikit satu. Tekan Enter atau Tambah untuk menambahkan.",
  add: "Tambah",
  chosen: "Keahlian yang dipilih",
  leftOver: "Keahlian yang diketik belum ditambahkan. Tekan Tambah, atau kosongkan.",
};

export const deleteTexts = {
  question: (auditor: string) => `Apakah Anda yakin ingin menghapus auditor "${auditor}"?`,
  withAssignments: (count: number) =>
    `${figure(count)} penugasan milik auditor ini ikut dihapus. Semuanya dapat dipulihkan dari Riwayat.`,
  withoutAssignments:
    "Auditor ini tidak memiliki penugasan. Auditor yang dihapus dapat dipulihkan dari Riwayat.",
  done: (auditor: string) => `Auditor ${auditor} dihapus.`,
};
