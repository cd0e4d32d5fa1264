/** User-facing texts of the Paket Bukti. */
import { figure } from "../../platform/figure";

export const packageTexts = {
  title: "Paket Bukti",
  about:
    "Satu berkas HTML yang memuat data, kertas kerja, temuan, reviu, tindak lanjut, dan riwayat pemeriksaan ini. Berkas itu terbuka di komputer mana pun tanpa jaringan, menjalankan ulang langkah ujinya, dan menunjukkan sendiri apakah isinya berubah.",
  tables: "Versi data",
  steps: "Langkah uji",
  findings: "Temuan",
  documents: "Dokumen",
  files: "Berkas",
  count: figure,
  lost: (names: readonly string[]) =>
    `Baris ${names.join("; ")} tidak ada di perangkat ini. Paket memuat keterangannya saja, dan langkah ujinya tidak dapat dijalankan ulang.`,
  close: "Tutup",
  make: "Buat Paket Bukti",
  loading: "Baris data sedang dimuat. Tunggu sebentar.",
  progress: "Menulis Paket Bukti",
  cancel: "Batalkan",
  cancelled: "Pembuatan paket dibatalkan.",
  noPage: "Halaman paket tidak terunduh. Periksa sambungan jaringan, lalu coba lagi.",
  failed: "Paket Bukti gagal dibuat. Muat ulang halaman, lalu coba lagi.",
  missing: (names: readonly string[]) =>
    `Berkas ${names.join("; ")} tidak ada di perangkat ini, sehingga paket hanya memuat namanya.`,
  done: (file: string) => `Paket Bukti tersimpan sebagai ${file}.`,
  head: "Kepala rantai (SHA-256)",
  key: "Sidik kunci",
  signed: "Ditandatangani dengan kunci peramban ini.",
  unsigned:
    "Paket ini tidak ditandatangani, karena peramban hanya menandatangani pada alamat https atau berkas di perangkat.",
  keep: "Simpan kepala ini terpisah dari berkasnya. Kepala yang sama membuktikan bahwa isi paket tidak berubah dan tidak ada entri terakhir yang dipotong. Laporan (PDF) mencantumkannya mulai sekarang.",
};

export const hashTexts = {
  copy: "Salin kepala rantai",
  copied: "Kepala rantai disalin.",
  notCopied: "Kepala rantai tidak dapat disalin. Pilih teksnya, lalu tekan Ctrl+C.",
};

export const checkTexts = {
  title: "Periksa paket",
  label: "Berkas Paket Bukti",
  hint: "Pilih berkas HTML yang dibuat dengan tombol di atas.",
  reading: "Berkas sedang diperiksa…",
  unreadable: "Berkas tidak dapat dibaca. Pilih lagi.",
  file: "Berkas",
  known: (data: string, made: string) =>
    `Kepala rantai ini tercatat dalam riwayat portal: paket ${data}, dibuat ${made}.`,
  unknown: "Kepala rantai ini tidak tercatat dalam riwayat portal ini.",
  unknownHint:
    "Siapa pun dapat mengubah paket, lalu menghitung ulang rantai dan menandatanganinya dengan kunci lain. Bandingkan kepala rantai dengan yang tercetak pada Laporan (PDF), atau sidik kunci dengan pembuatnya.",
};
