/** User-facing texts of refusals, problems of fields and files, and the notice after a crash. */
import { figure } from "../../platform/figure";
import type {
  Action,
  DocumentProblem,
  Field,
  FileProblem,
  HeldData,
  Kind,
  MergeObstacle,
} from "../../wasm/pkg/portal_core";

/** After 'Peran Anda tidak dapat'. */
export const actionTexts = {
  readOwnTickets: "melihat tiket badan usaha",
  readAllTickets: "melihat semua tiket",
  createTicket: "mengajukan tiket",
  createTicketOnBehalf: "mengajukan tiket atas nama badan usaha",
  reply: "membalas tiket",
  closeOwnTicket: "menutup atau membuka kembali tiket",
  setStatus: "mengubah status tiket",
  takeTicket: "mengambil tiket",
  assignTicket: "menugaskan tiket",
  returnTicket: "mengembalikan tiket",
  sendToDepartment: "mengirim tiket ke departemen",
  leaveDepartment: "mengeluarkan tiket dari antrean departemen",
  setPriority: "mengubah prioritas tiket",
  exportTickets: "mengekspor daftar tiket",
  useCannedReplies: "memakai balasan cepat",
  useLabels: "memakai label",
  linkTickets: "menautkan tiket",
  mergeTickets: "menggabungkan atau memisahkan tiket",
  rateAnswer: "menilai jawaban",
  manageDesk: "mengubah pengaturan help desk",
  readStaffNotes: "melihat catatan petugas",
  saveViews: "menyimpan tampilan",
  writeNotes: "menulis catatan internal",
  readAssignedData: "melihat data yang ditugaskan",
  takeOutAssignedData: "mengunduh atau menyalin data yang ditugaskan",
  readAssignmentNotes: "membaca catatan penugasan",
  moveOwnAssignment: "memulai atau menyelesaikan penugasan",
  testData: "menguji data",
  keepSteps: "menyimpan langkah kertas kerja",
  readWorkingPapers: "membaca kertas kerja",
  writeFindings: "menulis temuan",
  reviewAudits: "mereviu pemeriksaan",
  assessFollowUps: "menilai tindak lanjut",
  answerFindings: "menjawab temuan",
  makePackages: "membuat Paket Bukti",
  readAcceptedFindings: "membaca temuan yang diterima",
  manageRepository: "mengelola data dan dokumen",
  manageAssignments: "mengelola penugasan",
  manageAuditors: "mengelola auditor",
  manageDashboards: "mengelola dasbor",
  readDashboards: "membaca dasbor",
  takeOutDashboards: "menyimpan isi dasbor",
  handleAllData: "mencadangkan atau mengganti semua data",
} satisfies Record<Action, string>;

/** Before 'tidak ditemukan'. */
export const kindTexts = {
  ticket: "Tiket",
  message: "Pesan",
  note: "Catatan internal Anda",
  agent: "Agen",
  department: "Departemen",
  business: "Badan usaha",
  person: "Pengguna",
  cannedReply: "Balasan cepat",
  label: "Label",
  savedView: "Tampilan",
  auditor: "Auditor",
  assignment: "Penugasan",
  data: "Data",
  paperStep: "Langkah kertas kerja",
  finding: "Temuan",
  evidence: "Bukti",
  comment: "Catatan reviu",
  recommendation: "Rekomendasi",
  stage: "Tahapan",
  dashboard: "Dasbor",
  category: "Kategori",
  widget: "Widget",
  source: "Sumber data",
  commit: "Tindakan",
} satisfies Record<Kind, string>;

/** Labels of fields, at the start of a problem. */
export const fieldTexts = {
  requester: "Badan Usaha",
  title: "Judul",
  category: "Kategori",
  description: "Deskripsi",
  attachments: "Lampiran",
  content: "Isi",
  status: "Status",
  reason: "Alasan",
  note: "Catatan",
  ticket: "Tiket",
  name: "Nama",
  email: "Email",
  auditorType: "Tipe",
  company: "Perusahaan",
  expertise: "Keahlian",
  data: "Data",
  auditor: "Auditor",
  expiryDate: "Tanggal Berakhir",
  notes: "Catatan",
  purpose: "Tujuan",
  conclusion: "Simpulan",
  finding: "Hasil pemeriksaan",
  auditedAmount: "Nilai hasil audit",
  condition: "Kondisi",
  criteria: "Kriteria",
  cause: "Sebab",
  effect: "Akibat",
  recommendations: "Rekomendasi",
  findingClass: "Klasifikasi",
  severity: "Tingkat",
  amount: "Nilai",
  caption: "Keterangan bukti",
  quote: "Kutipan",
  evidence: "Bukti",
  simpulan: "Simpulan",
  comment: "Catatan",
  row: "Baris",
  answer: "Jawaban",
  promised: "Janji selesai",
  followUpStatus: "Status tindak lanjut",
  settled: "Nilai disetor",
  tahapan: "Tahapan",
  badanUsaha: "Badan Usaha",
  kegiatan: "Kegiatan",
  file: "Berkas",
  columns: "Kolom",
  permission: "Izin",
  thumbnail: "Gambar mini",
  targets: "Target",
  categories: "Kategori",
  quietDays: "Penawaran penutupan",
  zone: "Zona waktu",
  workHours: "Jam kerja",
  holidays: "Hari libur lain",
  department: "Departemen",
  province: "Provinsi",
  contacts: "Kontak",
} satisfies Record<Field, string>;

/** Filling in a form. */
export const problemTexts = {
  required: (field: string) => `${field} wajib diisi.`,
  tooLong: (field: string, actual: number, max: number) =>
    `${field} terlalu panjang: ${figure(actual)} karakter, paling banyak ${figure(max)}. Persingkat, lalu coba lagi.`,
  notAChoice: (field: string) => `${field} tidak tersedia. Pilih salah satu dari daftar.`,
  taken: (field: string) => `${field} ini sudah dipakai. Gunakan yang lain.`,
  placeholders: (field: string, names: string) =>
    `${field} masih berisi ${names}. Ganti dengan isinya, atau tekan Kirim apa adanya.`,
  tooMany: (field: string, max: number) =>
    `${field} paling banyak ${figure(max)}. Hapus salah satu sebelum menambah.`,
  gone: (field: string) => `${field} yang dipilih sudah tidak ada. Pilih yang lain.`,
  hasAssignments: (field: string, count: number) =>
    `${field} tidak dapat diubah: auditor ini masih memiliki ${figure(count)} penugasan. Hapus penugasannya terlebih dahulu.`,
  notCreator: (field: string) =>
    `${field} Private hanya dapat dipilih oleh pembuat dasbor. Pilih yang lain.`,
  notAnImage: (field: string, max: string) =>
    `${field} bukan gambar yang dapat disimpan. Pilih PNG, JPEG, WebP, atau GIF, paling besar ${max}.`,
  notADate: (field: string) => `${field} bukan tanggal yang ada. Contoh: 28/11/2026.`,
  notAnAmount: (field: string) =>
    `${field} bukan angka mulai dari 0. Tulis angka seperti 1.250.000,50.`,
  notInText: (field: string) =>
    `${field} tidak ada di bagian itu. Salin kata-katanya dari dokumen.`,
  notARow: (field: string, last: number) => `${field} harus angka dari 1 sampai ${figure(last)}.`,
  settled: (status: string) =>
    `Rekomendasi ini sudah dinilai ${status}, jadi tidak perlu dijawab lagi.`,
  aboveAmount: (field: string, amount: string) =>
    `${field} melebihi nilai temuan, ${amount}. Periksa angkanya.`,
  beforeToday: (field: string) => `${field} tidak boleh sebelum hari ini.`,
  notLater: (field: string, than: string) =>
    `${field} harus setelah ${than}. Pilih tanggal yang lebih akhir.`,
  unchanged: (field: string) => `${field} ini sudah memegang penugasan tersebut. Pilih yang lain.`,
  placeTaken: (name: string) =>
    `Data “${name}” sudah ada pada tahapan tersebut. Pilih tahapan, badan usaha, atau kegiatan lain.`,
  tooFarAhead: (field: string, latest: string) => `${field} terlalu jauh. Paling akhir ${latest}.`,
  headerTaken: (header: string) => `Dua kolom bernama "${header}". Beri salah satunya nama lain.`,
  otherColumns: (missing: readonly string[], extra: readonly string[]) =>
    [
      "Baris hanya dapat ditambahkan bila kolomnya sama.",
      ...(missing.length > 0 ? [`Tidak ada di berkas ini: ${missing.join(", ")}.`] : []),
      ...(extra.length > 0 ? [`Tidak ada pada data: ${extra.join(", ")}.`] : []),
      "Ubah judul atau keluarkan kolomnya, atau ganti data yang ada.",
    ].join(" "),
  ambiguous: (header: string) =>
    `Angka di kolom "${header}" dapat dibaca dengan dua cara. Pilih cara yang benar.`,
};

const unsupported = (name: string) => `File ${name} tidak didukung.`;

/** Attaching a file (§8). */
export const fileProblemTexts = {
  tooLarge: (name) => `File ${name} terlalu besar. Maksimal 10MB.`,
  unsupported,
  contentDiffers: unsupported,
  empty: unsupported,
} satisfies Record<FileProblem, (name: string) => string>;

/** Uploading a document. */
export const documentProblemTexts = {
  empty: (name) => `File ${name} kosong.`,
  tooLarge: (name) => `File ${name} terlalu besar. Maksimal 25MB.`,
  unsupported: (name) => `${unsupported(name)} Pilih berkas PDF, DOCX, atau TXT.`,
  contentDiffers: unsupported,
} satisfies Record<DocumentProblem, (name: string) => string>;

/** For files that the browser cannot read; a folder is one of them. */
export const unreadableFile =
  "Isi berkas tidak dapat dibaca; mungkin sudah diubah, dipindahkan, atau dihapus.";

/** Doing something that the core refuses. */
export const refusalTexts = {
  notPermitted: (action: string) =>
    `Peran Anda tidak dapat ${action}. Ganti peran di halaman awal bila perlu.`,
  notFound: (kind: string) =>
    `${kind} tidak ditemukan, mungkin sudah dihapus. Pilih yang lain dari daftar.`,
  deactivated: (name: string) =>
    `${name} sudah dinonaktifkan oleh administrator Internal ESDM. Pilih yang lain.`,
  inUse: (name: string) =>
    `${name} sudah dipakai, sehingga penambahannya tidak dapat diurungkan. Nonaktifkan bila perlu.`,
  readOnly: "Tidak dapat diubah: di halaman ini data hanya dapat dibaca. Muat ulang halaman.",
};

/** Working on tickets. */
export const ticketTexts = {
  wrongStatus:
    "Status tiket sudah berubah, sehingga tindakan ini tidak dapat dilakukan lagi. Periksa status terbarunya.",
  alreadyAssigned: (agent: string) => `Tiket ini sudah ditangani ${agent}. Pilih agen lain.`,
  selectionChanged: (now: number, seen: number) =>
    `Tiket yang cocok kini ${figure(now)}, bukan ${figure(seen)}. Periksa pilihan, lalu terapkan lagi.`,
  nothingChanges: "Tidak ada tiket yang berubah. Pilih tiket lain atau perubahan lain.",
  tooMany: (max: number) =>
    `Sekali ubah paling banyak ${figure(max)} tiket. Persempit pilihan terlebih dahulu.`,
  merged: (ticket: string, into: string) =>
    `Tiket ${ticket} sudah digabung ke tiket ${into}. Lanjutkan di tiket ${into}.`,
  notMergeable: {
    same: (ticket: string) => `Tiket ${ticket} tidak dapat digabung dengan dirinya sendiri.`,
    otherRequester: (ticket: string) =>
      `Tiket ${ticket} diajukan badan usaha lain, sehingga tidak dapat digabung. Tautkan kedua tiket sebagai gantinya.`,
    closed: () =>
      "Tiket yang tetap sudah ditutup. Pilih tiket lain, atau buka kembali terlebih dahulu.",
    otherFinding: (ticket: string) =>
      `Tiket ${ticket} tentang temuan lain, sehingga tidak dapat digabung. Tautkan kedua tiket sebagai gantinya.`,
  } satisfies Record<MergeObstacle, (ticket: string) => string>,
  reopeningEnded: (until: string) =>
    `Tiket ini dapat dibuka kembali sampai ${until}. Ajukan tiket lanjutan.`,
};

/** Assigning data and working on assignments. */
export const assignmentTexts = {
  wrongStep:
    "Status penugasan sudah berubah, sehingga langkah ini tidak dapat dilakukan lagi. Periksa status terbarunya.",
  stillAssigned: (count: number) =>
    `Data ini masih ditugaskan (${figure(count)} penugasan). Hapus penugasannya terlebih dahulu.`,
  assignedTwice: (auditor: string, { status, since, expiry }: HeldData) =>
    `Data ini sudah ditugaskan kepada ${auditor} sejak ${since} (${status}, berakhir ${expiry}). Tugaskan lagi?`,
  severalTwice: (auditor: string, held: number, chosen: number) =>
    `${figure(held)} dari ${figure(chosen)} data sudah ditugaskan kepada ${auditor}. Tugaskan lagi?`,
};

/** Reviewing an audit. */
export const reviewTexts = {
  wrongReview:
    "Status reviu sudah berubah, sehingga langkah ini tidak dapat dilakukan lagi. Periksa status terbarunya.",
  incomplete: "Pemeriksaan belum dapat diajukan.",
  lacks: (title: string, missing: readonly string[]) =>
    `Temuan “${title}” belum memuat ${missing.join(", ")}.`,
};

/** Saving a dashboard. */
export const definitionTexts = {
  wrong: "Susunan dasbor belum dapat disimpan.",
  more: (count: number) => `(dan ${figure(count)} masalah lagi)`,
};

/** Undoing. */
export const undoTexts = {
  gone: "Tindakan ini tidak dapat diurungkan lagi.",
  changed:
    "Tidak dapat diurungkan: isinya sudah berubah sejak itu. Yang terbaru tetap berlaku; ubah lagi bila perlu.",
  changedBy: (who: string, when: string) =>
    `Tidak dapat diurungkan: ${who} sudah mengubahnya pada ${when}. Yang terbaru tetap berlaku; ubah lagi bila perlu.`,
  answered: (who: string, when: string) =>
    `Tidak dapat diurungkan: ${who} sudah membalasnya pada ${when}.`,
  unreachable: (name: string, value: string) =>
    `${name} tidak dapat dikembalikan ke ${value}: petugas tidak dapat memilihnya.`,
};

export const crashTexts = {
  restored:
    "Terjadi gangguan pada sistem portal. Data Anda telah dipulihkan; silakan ulangi tindakan terakhir.",
};
