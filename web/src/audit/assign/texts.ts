/** User-facing texts of the dialog that assigns data to an auditor. */

export const assignTexts = {
  title: "Tugaskan ke auditor",
  holders: "Sudah ditugaskan kepada:",
  cancel: "Batal",
  assign: "Assign",
  assignAgain: "Tugaskan lagi",
  assigned: (data: string, auditor: string) => `“${data}” ditugaskan kepada ${auditor}.`,
};

export const assignFieldTexts = {
  auditorType: "Tipe Auditor",
  auditor: "Auditor",
  expiryDate: "Tanggal Berakhir",
  notes: "Catatan",
};

export const assignHintTexts = {
  auditor: "Pilih auditor",
  noAuditor: "Belum ada auditor dengan tipe ini",
  expertise: (expertise: string) => `Keahlian: ${expertise}`,
  expiryDate: "Hari terakhir, ditulis hari/bulan/tahun.",
  notes: "Opsional. Dibaca auditor internal; auditor eksternal tidak melihatnya.",
};
