/** User-facing texts of the palette, of the sheet of shortcuts, and of the keys that every screen has. */
export const paletteTexts = {
  open: "Cari atau jalankan perintah",
  placeholder: "Cari tiket, isi pesan, data, halaman, atau perintah",
  results: "Hasil",
  recent: "Terakhir dibuka",
  screen: "Di halaman ini",
  pages: "Halaman",
  commands: "Perintah",
  kinds: {
    ticket: "Tiket",
    assignedData: "Data",
    dataset: "Data tabular",
    document: "Dokumen",
    auditor: "Auditor",
    dashboard: "Dasbor",
    finding: "Temuan",
    followUp: "Tindak lanjut",
  },
  similar: (kind: string) => `${kind} dengan ejaan mirip`,
  passageHidden: "Teks hanya dapat dibaca di halamannya.",
  showAll: (count: string) => `Tampilkan semua (${count})`,
  none: (search: string) => `Tidak ada hasil untuk “${search}”.`,
  preparing: "Masih menyiapkan pencarian tiket…",
  noneHint: "Periksa ejaan atau gunakan lebih sedikit kata.",
  found: (count: string) => `${count} hasil`,
  close: "Tutup",
  hints: { move: "pilih", open: "buka" },
};

/** Commands that every area has. */
export const commandTexts = {
  actAs: (name: string) => `Ganti pengguna: ${name}`,
  /** Further words under which a page is found. */
  alsoCreateTicket: "buat tiket baru",
  alsoCreateDashboard: "buat dasbor baru",
};

export const sheetTexts = {
  title: "Pintasan papan tik",
  switch: "Pintasan satu tombol",
  switchHint:
    "Matikan jika tombol tertekan tanpa sengaja atau Anda memakai masukan suara. Ctrl+K dan Ctrl+Z tetap berlaku.",
  undo: "Urungkan tindakan terakhir",
  openRow: "Buka baris",
  rowControls: "Pindah baris, atau tombol di dalam baris",
};

/** The keys of the palette, as assistive technology wants them. */
export const paletteKeys = "Control+K Meta+K";

/** A key together with another one is named as the keyboard of the device names it. */
export const controlKey = () => (/Mac|iPhone|iPad/.test(navigator.platform) ? "⌘" : "Ctrl");
