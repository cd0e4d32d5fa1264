/** User-facing texts about attachments. */
import { figure } from "../../platform/figure";

export const fileTexts = {
  rules: (maxFileSize: string) =>
    `PDF, DOC, DOCX, JPG, JPEG, atau PNG; paling besar ${maxFileSize} per berkas. Tangkapan layar dapat ditempel.`,
  list: "Berkas terlampir",
  unsupported: (name: string) => `File ${name} tidak didukung.`,
  added: (name: string) => `${name} dilampirkan.`,
  several: (count: number) => `${figure(count)} lampiran`,
  removed: (what: string) => `${what} dihapus.`,
  undo: "Urungkan",
};

export const shownFileTexts = {
  list: (sender: string) => `Berkas dari ${sender}`,
  download: "Unduh",
  missing: (name: string) => `Isi berkas ${name} tidak tersimpan di perangkat ini.`,
  loading: "Memuat pratinjau...",
  openElsewhere: "Unduh berkasnya, lalu buka dengan pembaca PDF Anda.",
};

export const imageTexts = {
  tooLarge: (name: string, width: number, height: number) =>
    `Gambar ${name} terlalu besar untuk ditampilkan (${figure(width)} × ${figure(height)} piksel). Unduh berkasnya untuk melihatnya.`,
  damaged: (name: string) =>
    `Gambar ${name} tidak dapat ditampilkan. Unduh berkasnya untuk memeriksanya.`,
  cut: (name: string) =>
    `Gambar ${name} terpotong dan tidak dapat ditampilkan utuh. Unduh berkasnya untuk memeriksanya.`,
};
