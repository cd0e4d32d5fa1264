import { figure } from "../../platform/figure";
import type {
  Action,
  DefinitionProblem,
  DocumentProblem,
  Field,
  FieldError,
  FileProblem,
  Kind,
  Problem,
  Refusal,
} from "../../wasm/pkg/portal_core";

const actions = {
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
  setPriority: "mengubah prioritas tiket",
  exportTickets: "mengekspor daftar tiket",
  useCannedReplies: "memakai balasan cepat",
  useLabels: "memakai label",
  readStaffNotes: "melihat catatan petugas",
  readAssignedData: "melihat data yang ditugaskan",
  takeOutAssignedData: "mengunduh atau menyalin data yang ditugaskan",
  readAssignmentNotes: "membaca catatan penugasan",
  moveOwnAssignment: "memulai atau menyelesaikan penugasan",
  manageRepository: "mengelola data dan dokumen",
  manageAssignments: "mengelola penugasan",
  manageAuditors: "mengelola auditor",
  manageDashboards: "mengelola dashboard",
  readDashboards: "membaca dashboard",
  takeOutDashboards: "menyimpan isi dashboard",
  handleAllData: "mencadangkan atau mengganti semua data",
} satisfies Record<Action, string>;

const kinds = {
  ticket: "Tiket",
  agent: "Agen",
  department: "Departemen",
  business: "Badan usaha",
  person: "Pengguna",
  cannedReply: "Balasan cepat",
  label: "Label",
  auditor: "Auditor",
  assignment: "Penugasan",
  data: "Data",
  stage: "Tahapan",
  dashboard: "Dashboard",
  category: "Kategori",
  widget: "Widget",
  source: "Sumber data",
  commit: "Tindakan",
} satisfies Record<Kind, string>;

const fields = {
  requester: "Badan Usaha",
  title: "Judul",
  category: "Kategori",
  description: "Deskripsi",
  attachments: "Lampiran",
  content: "Isi",
  status: "Status",
  reason: "Alasan",
  note: "Catatan",
  name: "Nama",
  email: "Email",
  auditorType: "Tipe",
  company: "Perusahaan",
  expertise: "Keahlian",
  auditor: "Auditor",
  expiryDate: "Tanggal Berakhir",
  notes: "Catatan",
  tahapan: "Tahapan",
  badanUsaha: "Badan Usaha",
  kegiatan: "Kegiatan",
  file: "Berkas",
  columns: "Kolom",
  permission: "Izin",
  thumbnail: "Gambar mini",
} satisfies Record<Field, string>;

const skipped = {
  tooLarge: (name) => `File ${name} terlalu besar. Maksimal 10MB.`,
  unsupported: (name) => `File ${name} tidak didukung.`,
  contentDiffers: (name) => `File ${name} tidak didukung.`,
  empty: (name) => `File ${name} tidak didukung.`,
} satisfies Record<FileProblem, (name: string) => string>;

/** For files that the browser cannot read; a folder is one of them. */
export const unreadableFile =
  "Isi berkas tidak dapat dibaca; mungkin sudah diubah, dipindahkan, atau dihapus.";

/** The portal has no PDF viewer, and the browser's viewer runs scripts inside PDFs. */
export const hiddenPdf =
  "PDF tidak dibuka di dalam portal karena dapat memuat skrip yang berjalan di halaman ini.";

/** The sentence of §8 about a skipped file. */
export const fileProblemText = (name: string, problem: FileProblem): string =>
  skipped[problem](name);

const documentProblems = {
  empty: (name) => `File ${name} kosong.`,
  tooLarge: (name) => `File ${name} terlalu besar. Maksimal 25MB.`,
  unsupported: (name) => `File ${name} tidak didukung. Pilih berkas PDF, DOCX, atau TXT.`,
  contentDiffers: (name) => `File ${name} tidak didukung.`,
} satisfies Record<DocumentProblem, (name: string) => string>;

const withHint = (message: string, hint: string | undefined) =>
  hint === undefined ? message : `${message} ${hint}`;

function wording(field: string, problem: Problem): string {
  switch (problem.problem) {
    case "required":
      return `${field} wajib diisi.`;
    case "tooLong":
      return `${field} terlalu panjang: ${figure(problem.actual)} karakter, paling banyak ${figure(problem.max)}. Persingkat, lalu coba lagi.`;
    case "notAChoice":
      return `${field} tidak tersedia. Pilih salah satu dari daftar.`;
    case "taken":
      return `${field} ini sudah dipakai. Gunakan yang lain.`;
    case "placeholders":
      return `${field} masih memuat ${problem.names.join(", ")}. Ganti dengan isinya, atau tekan Kirim apa adanya.`;
    case "file":
      return withHint(fileProblemText(problem.name, problem.why), problem.hint);
    case "tooMany":
      return `${field} paling banyak ${figure(problem.max)}. Hapus salah satu sebelum menambah.`;
    case "gone":
      return `${field} yang dipilih sudah tidak ada. Pilih yang lain.`;
    case "hasAssignments":
      return `${field} tidak dapat diubah: auditor ini masih punya ${figure(problem.count)} penugasan. Hapus penugasannya dulu.`;
    case "notCreator":
      return `${field} Private hanya dapat dipilih oleh pembuat dashboard. Pilih yang lain.`;
    case "notAnImage":
      return `${field} bukan gambar yang dapat disimpan. Pilih PNG, JPEG, WebP, atau GIF, paling besar ${problem.max}.`;
    case "notADate":
      return `${field} bukan tanggal yang ada. Tulis seperti 28/11/2026.`;
    case "beforeToday":
      return `${field} tidak boleh sebelum hari ini.`;
    case "tooFarAhead":
      return `${field} terlalu jauh. Paling akhir ${problem.latest}.`;
    case "ambiguous":
      return `Angka di kolom "${problem.header}" dapat dibaca dengan dua cara. Pilih cara yang benar.`;
    case "document":
      return withHint(documentProblems[problem.why](problem.name), problem.hint);
  }
}

/** The error message of a field. */
export const problemText = ({ field, problem }: FieldError): string =>
  wording(fields[field], problem);

const placed = ({ path, message }: DefinitionProblem) =>
  path === "" ? message : `${path}: ${message}`;

function wrongDefinition([first, ...others]: readonly DefinitionProblem[]): string {
  const what = first === undefined ? "" : ` ${placed(first)}`;
  const more = others.length === 0 ? "" : ` (dan ${figure(others.length)} masalah lagi)`;
  return `Susunan dashboard belum dapat disimpan.${what}${more}`;
}

/** For a value that somebody changed later. `who` and `when` are empty if unknown. */
const laterChange = (who: string, when: string) =>
  who === ""
    ? "Tidak dapat diurungkan: isinya sudah berubah sejak itu. Yang terbaru tetap berlaku; ubah lagi bila perlu."
    : `Tidak dapat diurungkan: ${who} sudah mengubahnya pada ${when}. Yang terbaru tetap berlaku; ubah lagi bila perlu.`;

/** Says why something was refused and what to do. */
export function refusalText(refusal: Refusal): string {
  switch (refusal.reason) {
    case "notPermitted":
      return `Peran Anda tidak dapat ${actions[refusal.action]}. Ganti peran di halaman awal bila perlu.`;
    case "notFound":
      if (refusal.what === "commit") return "Tindakan ini tidak dapat diurungkan lagi.";
      return `${kinds[refusal.what]} tidak ditemukan, mungkin sudah dihapus. Pilih yang lain dari daftar.`;
    case "wrongStatus":
      return "Status tiket sudah berubah, sehingga tindakan ini tidak dapat dilakukan lagi. Periksa status terbarunya.";
    case "wrongStep":
      return "Status penugasan sudah berubah, sehingga langkah ini tidak dapat dilakukan lagi. Periksa status terbarunya.";
    case "stillAssigned":
      return `Data ini masih ditugaskan (${figure(refusal.assignments)} penugasan). Hapus penugasannya dulu.`;
    case "alreadyAssigned":
      return `Tiket ini sudah ditangani ${refusal.agent}. Pilih agen lain.`;
    case "assignedTwice":
      return `Data ini sudah ditugaskan kepada ${refusal.auditor} (${refusal.status}, berakhir ${refusal.expiry}). Tugaskan lagi?`;
    case "invalid":
      return refusal.errors.map(problemText).join(" ");
    case "unreachable":
      return `${refusal.name} tidak dapat dikembalikan ke ${refusal.value}: petugas tidak dapat memilihnya.`;
    case "changedSince":
      return laterChange(refusal.who, refusal.when);
    case "answered":
      return `Tidak dapat diurungkan: ${refusal.who} sudah membalasnya pada ${refusal.when}.`;
    case "readOnly":
      return "Tidak dapat diubah: di tab ini data hanya dapat dibaca. Muat ulang halaman.";
    case "wrongDefinition":
      return wrongDefinition(refusal.problems);
  }
}
