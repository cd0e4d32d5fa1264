/** User-facing texts about drafts of forms. */

const subjects = { data: "Data ini", dashboard: "Dasbor ini" };

type DraftSubject = keyof typeof subjects;

export const draftNoticeTexts = {
  restored: "Draf dipulihkan",
  fields: "Isian yang belum dikirim masih ada.",
  fieldsAndFiles: (files: string) => `Isian dan ${files} yang belum dikirim masih ada.`,
  canvas: "Perubahan yang belum disimpan masih ada di kanvas.",
  changed: (subject: DraftSubject) => `${subjects[subject]} baru saja diubah`,
  outdated: (subject: DraftSubject) =>
    `${subjects[subject]} diubah setelah draf ditulis. Periksa lagi sebelum menyimpan.`,
  discard: "Buang draf",
};

export const draftStateTexts = {
  kept: "Draf tersimpan",
  inMemory: "Draf hanya ada di halaman ini",
};

export const draftToastTexts = {
  discarded: "Draf dibuang.",
  undo: "Urungkan",
  kept: "Draf tersimpan.",
  keptInPage: "Draf tersimpan selama halaman ini terbuka.",
};

export const theirChangesTexts = {
  emptied: (field: string) => `${field} baru saja dikosongkan.`,
  changed: (field: string, value: string) => `${field} baru saja diubah menjadi “${value}”.`,
  changedList: (field: string) => `${field} baru saja diubah.`,
  lastChange: (who: string, when: string) => `Terakhir diubah oleh ${who}, ${when}.`,
  hint: "Bila disimpan, isian Anda menggantikannya.",
  take: "Pakai",
  takeNew: (change: string) => ` yang baru. ${change}`,
};
