/** User-facing texts of the storage: its state, its notices, and the questions about all data. */
import { figure } from "../../platform/figure";

const sampleShown = "Yang ditampilkan adalah data contoh, bukan data Anda.";
const lastWork = "Periksa pekerjaan terakhir Anda.";
const openRestore = "Bila ada cadangan, buka Pulihkan.";
const newerPage = "Halaman portal lain memakai versi yang lebih baru.";
const onThisDevice = "Di peramban perangkat ini.";
const lostOnClose = "Semua hilang bila halaman ditutup.";

const waiting = (count: number) =>
  count === 0 ? "Perubahan terakhir menunggu" : `${figure(count)} tindakan menunggu`;

/** Buttons that help with a problem. */
export const stepTexts = {
  retry: "Coba lagi",
  backup: "Simpan cadangan",
  reload: "Muat ulang",
  copy: "Unduh salinan",
  restore: "Pulihkan",
  startOver: "Mulai baru",
};

/** The state at the foot of the menu. */
export const statusTexts = {
  saved: { label: "Tersimpan", sentence: onThisDevice },
  saving: { label: "Menyimpan…", sentence: onThisDevice },
  damaged: {
    label: "Perlu diperiksa",
    sentence: "Ada data yang hilang atau rusak. Baca pemberitahuan di atas halaman, lalu tutup.",
  },
  unsaved: {
    label: "Belum tersimpan",
    quota: (count: number) => `Penyimpanan penuh. ${waiting(count)}.`,
    failed: (count: number) => `Peramban gagal menulis. ${waiting(count)}; portal mencoba lagi.`,
    slow: (count: number) => `Peramban belum menjawab. ${waiting(count)}.`,
  },
  memory: {
    label: "Hanya di memori",
    unavailable: `Peramban tidak mengizinkan penyimpanan di halaman ini. ${lostOnClose}`,
    blocked: `Penyimpanan tertahan, mungkin oleh halaman portal lain. ${lostOnClose}`,
    damaged: `Data yang tersimpan rusak; halaman ini masih lengkap. ${lostOnClose}`,
    unreadable: `Data yang tersimpan tidak dapat dibaca. ${lostOnClose}`,
  },
  readOnly: {
    label: "Hanya dapat dibaca",
    newerData: "Disimpan oleh versi portal yang lebih baru; yang ditampilkan hanya sebagian.",
    newerUnread: `Data Anda disimpan oleh versi portal yang lebih baru. ${sampleShown}`,
    newerPage,
  },
};

/** Notices while the user works and the work is not stored. */
export const workingTexts = {
  quota: {
    text: "Penyimpanan peramban penuh. Tindakan terakhir belum tersimpan.",
    hint: "Kosongkan ruang di perangkat ini, misalnya data situs lain, lalu coba lagi.",
    ofAllData: "Simpan cadangan terlebih dahulu.",
  },
  failed: {
    text: "Peramban gagal menulis, mungkin karena penyimpanan penuh.",
    hint: "Semua tindakan masih ada di halaman ini: jangan ditutup. Kosongkan ruang di perangkat ini, lalu coba lagi.",
    ofAllData:
      "Simpan cadangan terlebih dahulu; bila tetap gagal, muat ulang lalu pulihkan cadangan itu.",
  },
  damaged: (count: number) => ({
    text: `Data yang tersimpan rusak: ${figure(count)} tindakan hanya masih ada di halaman ini.`,
    hint: "Halaman ini tidak menyimpan lagi; jangan ditutup.",
    ofAllData: "Simpan cadangan terlebih dahulu, muat ulang, lalu pulihkan cadangan itu.",
  }),
  memory: {
    text: "Data hanya di memori dan hilang bila halaman ditutup.",
    ofAllData:
      "Simpan cadangan sebelum menutup halaman; lain kali cadangan itu dapat dipulihkan. Draf tidak ikut: kirim terlebih dahulu.",
  },
  /** Why the data is only in memory. */
  memoryReasons: {
    unavailable: "Peramban tidak mengizinkan penyimpanan, misalnya di jendela privat.",
    blocked: "Penyimpanan tertahan. Tutup halaman portal yang lain, lalu muat ulang.",
    unreadable:
      "Data yang tersimpan tidak dapat dibaca. Muat ulang; bila tetap gagal, mulai ulang peramban.",
  },
};

/** Notices after the portal was opened with damaged data. */
export const damageTexts = {
  part: "Sebagian data yang tersimpan rusak dan diamankan.",
  nothingLost: "Tidak ada tindakan yang hilang: portal dibuka dari salinan yang utuh.",
  without: (lost: number) =>
    `Portal dibuka dari keadaan terakhir yang utuh, tanpa ${figure(lost)} tindakan sesudahnya. ${lastWork}`,
  withoutUnknown: `Portal memakai data yang ada di halaman ini, tanpa tindakan dari halaman lain yang jumlahnya tidak diketahui. ${lastWork}`,
  forExperts: "Bagian yang rusak dapat diunduh untuk tim teknis.",
  all: "Data yang tersimpan rusak, tidak dapat dibaca, dan diamankan.",
  sampleShown,
  unread: (lost: number) => `Tidak terbaca: ${figure(lost)} tindakan.`,
  openRestore,
};

/** Notices after the portal was opened without data that was stored. */
export const lossTexts = {
  shut: {
    text: "Data yang tersimpan di peramban ini belum dapat dibuka.",
    hint: `${sampleShown} Muat ulang; bila tetap begitu, mulai ulang peramban.`,
  },
  vanished: {
    text: "Peramban menghapus data yang tersimpan. Isinya disimpan lagi dari halaman yang masih terbuka.",
    hint: "Lampiran dan draf dari halaman lain mungkin hilang: periksa, dan simpan cadangan.",
  },
  all: "Data yang pernah tersimpan di peramban ini hilang.",
  part: "Sebagian data yang pernah tersimpan di peramban ini hilang.",
  counted: (lost: number) =>
    `Sebagian data yang pernah tersimpan di peramban ini hilang: ${figure(lost)} tindakan.`,
  lastStored: (moment: string) => `Terakhir tersimpan ${moment}.`,
  sampleShown,
  lastWork,
  otherPages:
    "Bila portal masih terbuka di halaman lain, jangan tutup halaman itu: simpan cadangan dari sana.",
  openRestore,
};

/** Notices after the portal was opened with data that is not of this version. */
export const versionTexts = {
  newerData: {
    text: "Data di peramban ini disimpan oleh versi portal yang lebih baru, sehingga di sini hanya dapat dibaca.",
    ofAllData: "Atau unduh salinan data Anda, atau mulai baru: data itu tetap disimpan.",
  },
  /** Hints of `newerData`. */
  partShown:
    "Yang ditampilkan hanya sebagian: yang dapat dibaca versi ini. Muat ulang untuk mengambil versi terbaru.",
  noneShown: `${sampleShown} Muat ulang untuk mengambil versi terbaru.`,
  newerPage: {
    text: `${newerPage} Di halaman ini data hanya dapat dibaca.`,
    hint: "Muat ulang agar halaman ini memakai versi itu juga.",
  },
  foreignData: {
    text: "Tempat penyimpanan portal di peramban ini berisi data yang bukan buatan portal dan tidak dapat dipakai.",
    hint: "Isinya dibiarkan seperti adanya. Data Anda mulai sekarang disimpan di tempat lain di peramban ini.",
  },
};

/** Notices while several pages of the portal are open. */
export const togetherTexts = {
  replaced: {
    text: "Semua data diganti di halaman lain.",
    hint: "Halaman ini menampilkan data yang baru.",
    ofAllData: "Untuk mengurungkannya, buka Pulihkan.",
  },
  replacedWithout: (lost: number) => ({
    text: `Semua data diganti di halaman lain; ${figure(lost)} tindakan di halaman ini tidak ikut.`,
    hint: "Tindakan itu belum tersimpan ketika data diganti, lalu diamankan. Ulangi bila masih perlu.",
  }),
  notReplaced: {
    text: "Data tidak jadi diganti: perubahan lain tersimpan terlebih dahulu.",
    hint: "Periksa perubahan itu, lalu ganti lagi bila masih perlu.",
  },
  setAside: (lost: number) => `${figure(lost)} tindakan sesudahnya diamankan.`,
  overrode: {
    text: (part: string, ticket: string) =>
      `${part} tiket ${ticket} diubah dua kali pada saat yang sama; yang berlaku pilihan Anda.`,
    hint: (difference: string, who: string, when: string) =>
      `${difference}. Sebelumnya diubah oleh ${who}, ${when}; kembalikan dari Riwayat tiket bila perlu.`,
  },
  notStored: {
    text: (count: number) =>
      `Versi portal yang lebih baru mengambil alih penyimpanan; ${count === 0 ? "perubahan terakhir" : `${figure(count)} tindakan`} di halaman ini tidak tersimpan.`,
    hint: "Yang belum tersimpan hanya ada di halaman ini dan hilang bila halaman ditutup.",
    ofAllData: workingTexts.quota.ofAllData,
  },
  notAdopted: {
    text: "Tindakan di halaman ini tidak dapat digabung dengan perubahan dari halaman lain.",
    hint: "Tindakan itu diamankan; ulangi bila masih perlu.",
  },
};

/** Saving a backup or a copy. */
export const backupTexts = {
  saved: (name: string) => `Cadangan disimpan sebagai ${name}.`,
  savedWithout: (name: string, missing: number) =>
    `Cadangan disimpan sebagai ${name}, tanpa ${figure(missing)} berkas yang tidak dapat dibaca.`,
  copied:
    "Data Anda disimpan oleh versi portal yang lebih baru, sehingga yang diunduh adalah salinan datanya apa adanya. Buat cadangan dengan versi itu.",
  failed: "Cadangan belum dapat dibuat karena gangguan pada sistem portal. Coba lagi.",
  noRoom:
    "Cadangan belum dapat dibuat: peramban tidak memiliki cukup ruang untuk menyusunnya. Tutup halaman lain, lalu coba lagi.",
  title: "Menyimpan cadangan",
  reading: "Membaca semua berkas…",
  cancel: "Batal",
  first: "Simpan cadangan terlebih dahulu",
  withDrafts: "Draf ikut disimpan.",
  withoutDrafts: "Cadangan tidak berisi draf.",
  copyName: "Salinan_Portal_Minerba.bin",
  notCopied: "Salinan tidak dapat dibuat: penyimpanan peramban tidak terbaca.",
};

/** Replacing all data, and undoing that. */
export const replaceTexts = {
  restored: "Data dipulihkan dari cadangan.",
  reset: "Data contoh dikembalikan seperti semula.",
  putBack: "Data sebelumnya dikembalikan.",
  ofNewerVersion:
    "Data di peramban ini disimpan oleh versi portal yang lebih baru, sehingga tidak dapat diganti dari sini. Muat ulang untuk mengambil versi itu, atau tutup dialog ini dan pilih Mulai baru.",
  readOnly: "Data di halaman ini hanya dapat dibaca. Muat ulang halaman, lalu coba lagi.",
  nothing: "Data sebelumnya sudah tidak ada, sehingga tidak dapat dikembalikan.",
  newer: "Data ini ditulis oleh versi portal yang lebih baru. Muat ulang halaman, lalu coba lagi.",
  failed:
    "Data tidak dapat diganti karena gangguan pada sistem portal; tidak ada yang berubah. Coba lagi.",
  previousLost:
    "Data sebelum penggantian terakhir, yang masih disimpan, hilang dengan ini. Bila masih perlu, kembalikan data itu terlebih dahulu dan simpan cadangannya.",
  previousKept: "Data sebelum penggantian terakhir masih disimpan.",
  offer: "Kembalikan data sebelumnya",
};

export const resetTexts = {
  title: "Atur ulang ke data contoh?",
  confirm: "Atur ulang",
  effect:
    "Semua tiket, balasan, lampiran, data, penugasan, dasbor, dan draf diganti dengan data contoh, di semua halaman portal yang terbuka. Sesudahnya masih dapat diurungkan sampai penggantian berikutnya; draf ikut kembali.",
};

export const startOverTexts = {
  title: "Mulai baru dengan data contoh?",
  effect:
    "Data dari versi portal yang lebih baru tidak dihapus: data itu diamankan utuh di peramban ini. Salinannya dapat diunduh dari menu Cadangan dan atur ulang.",
  failed:
    "Belum dapat dimulai: peramban ini tidak mengizinkan tempat penyimpanan kedua. Tidak ada yang berubah.",
};

export const forgetAsideTexts = {
  title: "Hapus data yang diamankan?",
  confirm: "Hapus",
  effect:
    "Bagian yang rusak atau tidak dapat digabung dihapus dari peramban ini dan tidak dapat dikembalikan. Data yang sekarang dipakai tidak berubah.",
  done: "Data yang diamankan sudah dihapus.",
  failed: "Belum terhapus: penyimpanan peramban menolak. Coba lagi.",
};

/** The check of the history. */
export const integrityTexts = {
  title: "Keutuhan riwayat",
  close: "Tutup",
  checking: "Memeriksa riwayat…",
  actions: "Tindakan tercatat",
  first: "Tindakan pertama",
  last: "Tindakan terakhir",
  head: "Kepala riwayat",
  headHint: "Mewakili semua tindakan sampai yang terakhir. Catat di luar portal ini.",
  copy: "Salin kepala",
  copied: "Kepala riwayat disalin.",
  notCopied: "Belum tersalin. Kepala sudah terpilih: tekan Ctrl+C.",
  compare: "Bandingkan dengan kepala",
  limit:
    "Orang yang sengaja mengubah data dapat menghitung ulang seluruh riwayatnya. Karena itu, hanya kepala yang dicatat di tempat lain, misalnya di laporan tercetak, yang membuktikan bahwa masa lalu tidak berubah.",
};
