/** Texts of the editor. */

// The bar
export const PROPERTIES = "Properti dasbor";
export const PROPERTIES_CHANGED = "Properti dasbor diubah.";
export const SAVED = "Tersimpan";
export const SAVED_AND_PUBLISHED = "Tersimpan dan diterbitkan";
export const unsaved = (isPublished: boolean, draft: "kept" | "inMemory" | undefined) =>
  [
    `Perubahan belum ${isPublished ? "diterbitkan" : "disimpan"}`,
    draft === "kept" && "draf aman",
    draft === "inMemory" && "draf hilang jika halaman ditutup",
  ]
    .filter(Boolean)
    .join(" · ");

// A widget on the canvas
export const MOVE = "Pindahkan";
export const RESIZE = "Ubah ukuran";
export const EARLIER = "Naikkan";
export const LATER = "Turunkan";

// Settings
export const CLOSE_SETTINGS = "Tutup pengaturan";

// Settings of a metric's trend
export const RISE_MEANS = "Naik berarti";
export const NEUTRAL = "Netral";

// Settings of a target
export const TARGET = "Target";
export const TARGET_KIND = "Jenis target";
export const NO_TARGET = "Tanpa target";
export const FIXED = "Angka tetap";
export const OF_MEASURE = "Ukuran dari sumber ini";
export const TARGET_NUMBER = "Angka target";
export const MISSING_TARGET = "Tulis angka target, misalnya 1.250,5.";

// Settings of a text
export const TEXT = "Teks";
export const TEXT_HINT = "Satu paragraf per baris.";

// The filters of a dashboard
export const FILTER_COLUMNS = "Filter tambahan";
export const FILTER_COLUMNS_HINT =
  "Kolom yang dapat dipakai pembaca sebagai filter, di samping periode, badan usaha, dan tahapan. Paling banyak enam.";
