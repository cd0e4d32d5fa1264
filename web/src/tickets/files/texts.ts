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
