/** What people type, letter by letter: common and rare words, a code, a company, two words, nothing that exists. */
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

/** The texts alone. */
export const words = typed.map(({ text }) => text);

/** One query per keystroke, as the agents' list of all tickets asks for them: newest change first, the first page. */
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
