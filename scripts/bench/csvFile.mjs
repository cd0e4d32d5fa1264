const places = [
  ...["Khatulistiwa", "Halmahera Raya", "Selat Gaspar", "Kutai Timur", "Morowali Utara"],
  ...["Muara Enim", "Tanah Bumbu", "Bangka Barat", "Konawe Selatan", "Sumbawa Barat"],
];
const companies = ["PT Bara", "PT Nikel", "CV Timah"].flatMap((kind) =>
  places.map((place) => `${kind} ${place}`),
);
const commodities = ["Batubara", "Nikel", "Timah", "Bauksit", "Emas"];
const remarks = [
  "sesuai rencana",
  'menunggu hasil "uji" laboratorium',
  "dikirim lewat dermaga utara, dua tongkang",
  "-",
  "perlu klarifikasi",
];

/** Reproducible random numbers below 1. */
function* dice(seed) {
  let state = seed;
  for (;;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

const indonesian = new Intl.NumberFormat("id-ID", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
const quoted = (cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** 'PK-0000001' and so on: every thousandth number is missing, and every 777th row repeats the one before. */
function codeOf(row) {
  const counted = row % 777 === 0 ? row - 1 : row;
  return `PK-${String(counted + Math.floor(counted / 1_000)).padStart(7, "0")}`;
}

/**
 * A production report of `rows` rows and 20 columns as CSV: texts, codes, dates, plain and Indonesian numbers. With
 * `codes`, the first column has shipment codes; with `changed`, every thousandth row has another first volume.
 */
export function reportCsv(rows, { codes = false, changed = false } = {}) {
  const next = dice(20_261_121);
  const roll = (below) => Math.floor(next.next().value * below);
  const pick = (list) => list[roll(list.length)];
  const headers = [
    ...[
      codes ? "No. Pengapalan" : "No",
      "Badan Usaha",
      "Komoditas",
      "Kode Blok",
      "Tanggal",
      "Keterangan",
    ],
    ...Array.from({ length: 7 }, (_, i) => `Volume ${i + 1} (ton)`),
    ...Array.from({ length: 7 }, (_, i) => `Ritase ${i + 1}`),
  ];
  const lines = [headers.join(",")];
  for (let row = 1; row <= rows; row += 1) {
    const cells = [
      codes ? codeOf(row) : String(row),
      pick(companies),
      pick(commodities),
      String(roll(1_000)).padStart(4, "0"),
      `2025-${String(1 + roll(12)).padStart(2, "0")}-${String(1 + roll(28)).padStart(2, "0")}`,
      pick(remarks),
    ];
    for (let i = 0; i < 7; i += 1) {
      const more = changed && i === 0 && row % 1_000 === 0 ? 1 : 0;
      cells.push(indonesian.format(roll(5_000_000) / 100 + more));
    }
    for (let i = 0; i < 7; i += 1) cells.push(String(roll(10_000)));
    lines.push(cells.map(quoted).join(","));
  }
  return new TextEncoder().encode(`${lines.join("\r\n")}\r\n`);
}
