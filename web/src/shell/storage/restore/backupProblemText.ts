import type { BackupProblem } from "../../../engine";

/** Says what is wrong with a file and what to do. */
export function backupProblemText(name: string, problem: BackupProblem): string {
  switch (problem) {
    case "notOurs":
      return `${name} bukan cadangan Portal Minerba. Pilih berkas .minerba yang dibuat dengan Simpan cadangan.`;
    case "newer":
      return `${name} dibuat oleh versi portal yang lebih baru. Buka portal versi terbaru, lalu pulihkan di sana.`;
    case "unreadable":
      return `${name} tidak dapat dibaca. Pastikan berkasnya masih ada, lalu pilih lagi.`;
    case "failed":
      return `${name} tidak dapat diperiksa karena gangguan pada inti portal. Coba lagi.`;
    case "impossible":
      return `${name} berisi data yang tidak mungkin dibuat oleh portal, sehingga tidak dipulihkan. Data Anda tidak berubah. Pilih cadangan lain.`;
    case "damaged":
    case "gap":
      return `${name} rusak atau terpotong. Salin ulang dari tempat asalnya, atau pilih cadangan lain.`;
  }
}
