/** User-facing texts of the page of a Paket Bukti. */
import { figure } from "../platform/figure";

export const cannotOpenTexts = {
  title: "Paket ini tidak dapat dibuka",
  advice:
    "Berkas mungkin terpotong saat disalin, atau peramban ini terlalu lama. Salin ulang berkas ini, atau buka dengan Chrome atau Edge 123, Firefox 120, Safari 17.5, atau versi yang lebih baru.",
  details: "Rincian untuk tim teknis",
};

export const pageTexts = {
  product: "Portal Minerba",
  title: "Paket Bukti",
  titleOf: (data: string) => `Paket Bukti: ${data}`,
  contents: "Isi halaman",
  print: "Cetak",
  broken:
    "Bagian ini tidak dapat ditampilkan, karena isinya tidak berbentuk seperti yang ditulis portal.",
  facts: {
    company: "Badan usaha",
    stage: "Tahapan",
    auditor: "Auditor",
    review: "Reviu",
    made: "Dibuat",
  },
  sections: {
    state: "Keadaan paket",
    limits: "Yang tidak dapat dibuktikan",
    report: "Laporan",
    paper: "Kertas kerja",
    data: "Data",
    documents: "Dokumen",
    files: "Berkas",
    history: "Riwayat",
    entries: "Isi paket",
  },
};

export const stateTexts = {
  head: "Kepala rantai",
  copy: "Salin kepala rantai",
  copied: "Kepala rantai disalin.",
  notCopied: "Kepala rantai tidak tersalin. Pilih teksnya, lalu salin.",
  entries: "Jumlah entri",
  key: "Sidik kunci",
};

export const limitTexts = {
  cut: "Entri terbaru dapat dibuang lalu rantainya dihitung dan ditandatangani ulang. Bandingkan kepala rantai dengan yang tercetak di laporan, atau dengan yang ditampilkan portal.",
  own: "Halaman ini tidak dapat memeriksa programnya sendiri, tetapi termasuk dalam rantai: kepala rantai yang tercatat di riwayat portal atau di laporan tercetak juga membuktikan programnya. Pemeriksaan berkas saja hanya menunjukkan bahwa halaman dan datanya saling cocok.",
  key: "Kunci tanda tangan milik sebuah peramban, bukan seseorang: peran di portal dipilih sendiri. Cocokkan sidik kunci dengan pembuat paket.",
  clock: "Waktu di paket ini berasal dari jam perangkat yang membuatnya.",
  compare: "Bandingkan kepala rantai",
  compareHint: "Tempel kepala rantai dari laporan atau dari portal.",
  same: "Sama dengan kepala rantai paket ini.",
  different: "Berbeda dari kepala rantai paket ini. Paket ini bukan paket yang tercatat di sana.",
  incomplete: (letters: number) =>
    `Kepala rantai terdiri atas 64 angka dan huruf a sampai f. Yang ditempel berisi ${figure(letters)}.`,
  file: "Periksa berkas ini",
  fileHint:
    "Pilih satu berkas: paket yang sedang Anda buka, atau salinan lain. Seluruh isinya diperiksa, termasuk program halamannya. Dari beberapa berkas sekaligus, hanya yang pertama diperiksa.",
  reading: "Memeriksa berkas...",
  unreadFile: "Berkas tidak terbaca. Pilih berkas lagi.",
  sameHead: "Kepala rantainya sama dengan paket yang sedang dibuka.",
  otherHead: "Kepala rantainya berbeda dari paket yang sedang dibuka.",
};

export const reportTexts = {
  contents: "Daftar isi laporan",
  none: "Paket ini tidak memuat laporan.",
  bar: (label: string, value: string) => `${label}: ${value}`,
};

export const paperTexts = {
  none: "Kertas kerja ini tidak memiliki langkah uji.",
  all: "Jalankan ulang semua",
  again: "Jalankan ulang",
  running: (name: string) => `Menjalankan ulang ${name}...`,
  step: (number: number, purpose: string) => `Langkah ${figure(number)}. ${purpose}`,
  test: "Uji",
  population: "Populasi",
  filtered: "Filter",
  computed: "Kolom hitungan",
  rows: "Baris yang ditunjuk",
  performed: "Dikerjakan",
  fingerprint: "SHA-256 data",
  conclusion: "Simpulan",
  noConclusion: "Belum ditulis",
  items: (name: string) => `Butir sampel: ${name}`,
  row: "Baris",
  finding: "Hasil pemeriksaan",
  note: "Catatan",
  groups: (name: string) => `Kelompok hasil uji: ${name}`,
  same: "Hasil sama",
  differs: "Hasil berbeda",
  noRows: "Tidak dapat dijalankan: baris datanya tidak ada di paket ini.",
  unread: "Tidak dapat dijalankan: baris data di paket ini tidak terbaca.",
  summary: (same: number, all: number) =>
    `${figure(same)} dari ${figure(all)} langkah memberi hasil yang sama.`,
};

export const dataTexts = {
  none: "Paket ini tidak memuat data tabel.",
  rows: (rows: number) => `${figure(rows)} baris`,
  noRows: "Baris data ini tidak ada di perangkat ketika paket dibuat.",
  open: "Tampilkan baris",
  reading: "Membaca baris...",
  unread: "Baris data ini tidak terbaca. Isinya mungkin berubah.",
  fingerprint: (sha256: string) => `SHA-256: ${sha256}`,
  sameAsSteps: "Sama dengan yang dicatat kertas kerja.",
  otherThanSteps: "Berbeda dari yang dicatat kertas kerja.",
};

export const pagerTexts = {
  pages: (name: string) => `Halaman ${name}`,
  range: (first: number, last: number, total: number) =>
    `Baris ${figure(first)}–${figure(last)} dari ${figure(total)}`,
  first: "Awal",
  previous: "Sebelumnya",
  next: "Berikutnya",
  table: (name: string) => `Tabel: ${name}`,
};

export const fileTexts = {
  noDocuments: "Paket ini tidak memuat dokumen.",
  noText: "Dokumen ini tidak memiliki teks.",
  none: "Paket ini tidak memuat berkas.",
  download: "Unduh",
  missing: "Berkas ini tidak ada di perangkat ketika paket dibuat.",
  unread: "Berkas ini tidak terbaca. Isinya mungkin berubah.",
};

export const historyTexts = {
  none: "Paket ini tidak memuat riwayat portal.",
  sound: "Rantai riwayat utuh",
  genesis: "Rantai riwayat berubah: awal rantai tidak terbaca.",
  entry: (number: number) => `Rantai riwayat berubah pada entri ${figure(number)}.`,
  head: "Rantai riwayat berubah: entri-entrinya tidak menuju kepala riwayat.",
  summary: (shown: number, others: number) =>
    `${figure(shown)} entri tentang pemeriksaan ini. ${figure(others)} entri lain hanya memuat sidiknya.`,
  name: "Riwayat",
  headHash: "Kepala riwayat",
  number: "Entri",
  when: "Waktu",
  who: "Pelaku",
  what: "Perubahan",
};

export const entryTexts = {
  caption: "Semua entri paket",
  head: "Kepala rantai sesudahnya",
  record: "Catatan lengkap",
  suspect: "Berubah, atau sesudah entri yang berubah",
  kinds: {
    about: "Tentang paket",
    report: "Laporan",
    table: "Data",
    step: "Kertas kerja",
    assignment: "Penugasan",
    finding: "Temuan",
    followUp: "Tindak lanjut",
    document: "Dokumen",
    file: "Berkas",
    history: "Riwayat",
    unreadable: "Tidak terbaca",
  },
};
