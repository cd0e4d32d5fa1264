/** Texts that people type: common and rare words, a code, a company, two words, and one that does not exist. */
const typed = [
  { text: "tambang batubara" },
  { text: "royalti", status: "pending" },
  { text: "pt nikel karya" },
  { text: "kecelakaan", status: "open" },
  { text: "mohon verifikasi" },
  { text: "blok 4821" },
  { text: "sengketa adat" },
  { text: "izin usaha", status: "closed" },
  { text: "halmahera" },
  { text: "zirkonium", status: "new" },
  { text: "laporan triwulan" },
  { text: "K7Q2", status: "resolved" },
];

export const words = typed.map(({ text }) => text);

/** One query per letter, as the agents' list sends them: newest change first, page 1. */
export const keystrokes = typed.flatMap(({ text, status }) =>
  Array.from(text, (_, index) => ({
    list: "agentAll",
    search: text.slice(0, index + 1),
    status,
    sort: "updated",
    direction: "desc",
    page: "1",
    pageSize: "25",
  })),
);
