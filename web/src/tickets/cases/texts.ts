/** User-facing texts of merging, splitting, linking and rating tickets. */

export const caseTexts = {
  title: "Tiket Terkait",
  none: "Belum ada tiket terkait.",
  merge: "Gabungkan…",
  link: "Tautkan…",
  split: "Jadikan tiket baru",
  unlink: (code: string) => `Lepas tautan dengan ${code}`,
  unlinked: (code: string) => `Tautan dengan tiket ${code} dilepas.`,
  cancel: "Batal",
  merged: (code: string) => `Digabung ke tiket ${code}`,
  mergedHint: "Percakapan dilanjutkan di tiket tersebut. Tiket ini tidak menerima balasan lagi.",
  from: "dari tiket",
};

export const mergeTexts = {
  title: "Gabungkan dengan tiket apa?",
  several: "Gabungkan tiket ini?",
  other: "Tiket yang digabung",
  otherHint: "Cari kode, judul, atau isi. Hanya tiket dari badan usaha yang sama dapat digabung.",
  placeholder: "Ketik atau pilih tiket",
  kept: "Tiket yang tetap",
  effects: "Yang akan terjadi",
  missing: "Pilih tiket terlebih dahulu",
  refused: "Tiket ini tidak dapat digabung",
  merge: "Gabungkan",
  done: (codes: string, into: string) => `Tiket ${codes} digabung ke tiket ${into}.`,
};

export const linkTexts = {
  title: "Tautkan dengan tiket apa?",
  kind: "Hubungan",
  other: "Tiket lain",
  otherHint: "Cari kode, judul, badan usaha, atau isi.",
  missing: "Pilih tiket terlebih dahulu",
  link: "Tautkan",
  done: (one: string, other: string) => `Tiket ${one} ditautkan dengan tiket ${other}.`,
};

export const splitTexts = {
  title: "Jadikan pesan ini tiket baru?",
  hint: "Pesan tetap ada di percakapan ini. Badan usaha diberi tahu di kedua tiket.",
  ticketTitle: "Judul",
  category: "Kategori",
  categoryPlaceholder: "Pilih kategori",
  split: "Buat tiket",
  done: (from: string) => `Pesan tiket ${from} dijadikan tiket baru.`,
};

export const ratingTexts = {
  title: "Apakah jawaban kami membantu?",
  yes: "Puas",
  no: "Tidak puas",
  comment: "Satu kalimat untuk kami",
  commentHint: "Opsional. Dibaca petugas yang menangani tiket Anda.",
  save: "Simpan",
  done: "Terima kasih atas penilaian Anda.",
  followUp: "Ajukan tiket lanjutan",
};
