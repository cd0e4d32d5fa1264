/** User-facing texts about the state of a Paket Bukti, for the portal and for the page of the package. */
import { figure } from "../../../platform/figure";

export const verdictTexts = {
  sound: "Utuh",
  soundHint: "Semua entri dan tanda tangannya cocok.",
  checking: "Memeriksa",
  checkingHint: "Semua entri cocok satu sama lain. Tanda tangannya sedang diperiksa.",
  unsigned: "Utuh, tanpa tanda tangan",
  unsignedHint:
    "Semua entri cocok satu sama lain. Tanpa tanda tangan, paket ini tidak menunjukkan peramban yang membuatnya.",
  unchecked: "Utuh, tanda tangan belum diperiksa",
  uncheckedHint:
    "Semua entri cocok satu sama lain. Peramban ini tidak dapat memeriksa tanda tangan. Buka berkas ini dengan peramban lain.",
  changed: "Berubah",
  changedPage: "Program halamannya berubah. Mintalah salinan paket yang asli.",
  changedEntry: (number: number, name: string) =>
    `Entri ${figure(number)}: ${name} adalah bagian pertama yang berubah. Entri ini dan sesudahnya tidak terbukti.`,
  changedSignature:
    "Tanda tangan tidak cocok dengan entri. Entri terakhir mungkin dibuang, atau paket ditandatangani ulang dengan cara yang salah.",
  unreadable: "Tidak dapat dibaca",
  problems: {
    notAPackage: "Berkas ini bukan Paket Bukti, atau rangkanya berubah.",
    newer: "Paket ini ditulis dengan bentuk yang lebih baru. Periksa dengan portal versi terbaru.",
    cut: "Bagian akhir paket hilang atau berubah. Salin ulang berkas ini dari sumbernya.",
  },
  unnamed: "isi yang tidak terbaca",
};
