/** User-facing texts of the role selector. */
export const selectorTexts = {
  title: "Pilih peran",
  purpose: "Layanan keluhan, audit data, dan dasbor mineral dan batu bara.",
  audience: "Untuk badan usaha, kementerian, dan auditor.",
  question: "Masuk sebagai siapa?",
  hint: "Peran dapat diganti kapan saja: pilih Keluar di menu akun.",
  goOn: (role: string, name: string) => `Lanjutkan sebagai ${role} · ${name}`,
  opening: "Membuka area…",
};

export const promiseTexts = [
  {
    term: "Langsung digunakan",
    text: "Pilih peran; data contoh sudah tersedia.",
  },
  {
    term: "Data tetap di perangkat ini",
    text: "Tersimpan di peramban ini dan tidak dikirim ke mana pun. Simpan cadangan untuk memindahkannya.",
  },
  {
    term: "Bantuan",
    text: "Ajukan tiket sebagai Badan Usaha; agen help desk membalas di tiket itu.",
  },
] as const;

export const entryTexts = {
  failed: {
    title: "Portal belum dapat dibuka",
    remedy: "Portal tidak terunduh dengan lengkap. Periksa sambungan jaringan.",
  },
  gone: {
    title: "Pengguna ini sudah tidak ada",
    remedy: "Pilih salah satu peran di bawah.",
  },
};
