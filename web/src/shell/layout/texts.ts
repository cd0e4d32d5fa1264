/** Texts of the bar and of the side menu's foot. */
export const accountTexts = {
  account: "Akun",
  switchPerson: "Ganti pengguna",
  theme: "Tema",
  themes: { auto: "Tema otomatis", light: "Tema terang", dark: "Tema gelap" },
  logOut: "Keluar",
};

export const storageTexts = {
  title: "Penyimpanan dan waktu",
  zone: (zone: string) => `Zona waktu ${zone}`,
  zoneSource: "Mengikuti jam perangkat ini.",
};
