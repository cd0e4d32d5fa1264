/** User-facing texts of the frame of an area: bar, side menu's foot, printed head, unknown addresses. */

/** Nouns for the numbers of menu entries. */
export const layoutTexts = {
  tickets: "tiket",
  unread: (count: string) => `${count} belum dibaca`,
};

export const accountTexts = {
  account: "Akun",
  switchPerson: "Ganti pengguna",
  switched: (name: string) => `Anda sekarang bertindak sebagai ${name}.`,
  keysOn: "Pintasan satu tombol aktif",
  keysOff: "Pintasan satu tombol mati",
  notices: "Beri tahu saat ada balasan",
  noticesOn: "Pemberitahuan desktop aktif",
  noticesOff: "Pemberitahuan desktop mati",
  noticesBegun: "Anda akan diberi tahu saat ada balasan dan halaman ini tidak terlihat.",
  noticesEnded: "Pemberitahuan desktop dimatikan.",
  noticesRefused: "Peramban tidak mengizinkan pemberitahuan. Ubah izinnya di setelan peramban.",
  logOut: "Keluar",
};

export const dueTexts = {
  title: "Jatuh tempo hari ini",
  counted: "tiket",
};

export const storageTexts = {
  title: "Penyimpanan dan waktu",
  zone: (zone: string) => `Zona waktu ${zone}`,
  zoneSource: "Mengikuti jam perangkat ini.",
};

export const dataMenuTexts = {
  title: "Cadangan dan atur ulang",
  all: "Semua data",
  backup: "Simpan cadangan",
  restore: "Pulihkan",
  integrity: "Keutuhan riwayat",
  reset: "Atur ulang",
  aside: "Data yang diamankan",
  copyAside: "Simpan data yang diamankan",
  forgetAside: "Hapus data yang diamankan",
};

export const printedTexts = {
  by: (printed: string) => `Portal Minerba. Dicetak oleh ${printed}`,
};

export const notFoundTexts = {
  title: "Halaman tidak ditemukan",
  purpose:
    "Alamat ini tidak ada di portal. Mungkin salah ketik, atau tautannya sudah tidak berlaku.",
  /** Before the address. */
  opened: "Alamat yang dibuka:",
  areas: "Lanjutkan ke salah satu area",
};

export const deactivatedTexts = {
  title: (name: string) => `${name} dinonaktifkan`,
  kept: "Pengguna ini tidak dapat masuk lagi. Tiket dan riwayatnya tetap tersimpan.",
  others: "Lanjutkan sebagai pengguna lain.",
};

export const wrongPersonTexts = {
  /** Before the name and the role. */
  acting: "Anda bertindak sebagai",
  actAs: "Bertindak sebagai",
  choose: "Pilih pengguna lain",
  openAs: (role: string) => `Buka sebagai ${role}`,
};
