/** Texts of the bar and of the side menu's foot. */
export const accountTexts = {
  account: "Akun",
  switchPerson: "Ganti pengguna",
  theme: "Tema",
  themes: { auto: "Tema otomatis", light: "Tema terang", dark: "Tema gelap" },
  keys: "Pintasan keyboard",
  keysOn: "Pintasan satu tombol aktif",
  keysOff: "Pintasan satu tombol mati",
  logOut: "Keluar",
};

export const storageTexts = {
  title: "Penyimpanan dan waktu",
  zone: (zone: string) => `Zona waktu ${zone}`,
  zoneSource: "Mengikuti jam perangkat ini.",
};
