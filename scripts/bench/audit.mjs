import { isDeepStrictEqual } from "node:util";
import Papa from "papaparse";
import { auditByArquero, sumOf } from "./auditPeers.mjs";
import { openForTables } from "./core.mjs";
import { reportCsv } from "./csvFile.mjs";
import { auditByDuckdb } from "./peers/duckdbAudit.mjs";
import { summaries, timed } from "./turns.mjs";

/** Measures tests of auditors over this many rows and 20 columns against arquero and duckdb in one process. */
const [rows, rounds] = process.argv.slice(2).map(Number);
const file = reportCsv(rows, { codes: true });
const otherFile = reportCsv(rows, { codes: true, changed: true });

const core = await openForTables();
core.read(otherFile);
const other = core.store("Pembanding");
core.read(file);
const data = core.store("Uji");

const volume = "Volume 1 (ton)";
const size = 60;
const form = (kind, values) => ({
  kind,
  values: Object.entries(values).map(([name, value]) => ({ name, value })),
});
const bands = Array.from({ length: 9 }, (_, band) => (band + 1) * 5_000).join("; ");
const tests = {
  duplicates: form("duplicates", { columns: "Kode Blok\nTanggal\nBadan Usaha" }),
  gaps: form("gaps", { column: "No. Pengapalan" }),
  benford: form("digits", { column: volume, digits: "firstTwo" }),
  strata: form("strata", { column: volume, bounds: bands }),
  sample: form("sample", {
    ...{ method: "monetaryUnit", "method.amount": volume, "method.size": String(size), seed: "7" },
  }),
  join: form("reconcile", {
    other,
    keys: "Kode Blok\tKode Blok\t\nTanggal\tTanggal\tday",
    measures: `${volume}\t${volume}\tsum\t\t`,
  }),
};

const plain = (text) => Number(text.replaceAll(".", "").replace(",", "."));

/** The numbers in which the answers must agree. Rows count by their number and the sum of their numbers. */
const numbers = {
  duplicates: ({ figures }, found) => [figures.Kelompok, ...found],
  gaps: ({ figures }, found) => [figures["Nomor hilang"], ...found],
  benford: ({ lines }, found) => [...lines.map(([, count]) => plain(count)), ...found],
  strata: ({ lines }) => lines.flatMap(([, count, , sum]) => [plain(count), plain(sum)]),
  sample: ({ figures }, found) => [figures["Satuan terpilih"], ...found],
  join: ({ figures, unmatched }, found) => [figures["Kunci dibandingkan"], unmatched, ...found],
};

/** The result of a test by the core. */
function run(work) {
  const { view, longest } = core.test(data, tests[work]);
  if (view.errors.length > 0) throw new Error(JSON.stringify(view.errors));
  return { view, longest };
}

function answerOf(work, view) {
  const figures = Object.fromEntries(view.figures.map(({ label, value }) => [label, plain(value)]));
  const lines = view.groups?.lines.map(({ texts }) => texts) ?? [];
  const sides = work === "join" ? [false, true] : [false];
  const found = sides.map((isOther) => core.foundRows(data, tests[work], isOther));
  const { unmatched } = view;
  return numbers[work](
    { figures, lines, unmatched },
    found.flatMap((rows) => [rows.length, sumOf(rows)]),
  );
}

// Before the peers, because garbage collection of their many strings would slow it.
const firsts = Object.fromEntries(
  Object.keys(tests).map((work) => {
    const { value, took } = timed(() => run(work));
    return [work, { first: took, longest: value.longest, answer: answerOf(work, value.view) }];
  }),
);

/** The columns that the peers need: texts, and volumes in hundredths. */
function columnsOf(bytes) {
  const columns = { code: [], company: [], block: [], day: [], units: [] };
  const known = new Map();
  const interned = (text) => {
    if (!known.has(text)) known.set(text, text);
    return known.get(text);
  };
  Papa.parse(new TextDecoder().decode(bytes), {
    skipEmptyLines: true,
    step: ({ data: cells }) => {
      columns.code.push(cells[0]);
      columns.company.push(interned(cells[1]));
      columns.block.push(interned(cells[3]));
      columns.day.push(interned(cells[4]));
      columns.units.push(Math.round(plain(cells[6]) * 100));
    },
  });
  for (const cells of Object.values(columns)) cells.shift();
  const units = Int32Array.from(columns.units);
  return { ...columns, units, row: Uint32Array.from(units, (_, row) => row + 1) };
}

const columns = columnsOf(file);
const { block, day, units, row } = columnsOf(otherFile);
const tables = { main: columns, other: { block, day, units, row }, size, seed: 7n };
const peers = { arquero: auditByArquero(tables), duckdb: await auditByDuckdb(tables) };

for (const [work, { answer }] of Object.entries(firsts)) {
  for (const [name, works] of Object.entries(peers)) {
    const theirs = works[work]()();
    if (!isDeepStrictEqual(theirs, answer))
      throw new Error(`${work}, ${name}: ${theirs.slice(0, 9)} instead of ${answer.slice(0, 9)}`);
  }
}

// All tests in each round: the core keeps the results of the last ones.
const times = Object.fromEntries(
  Object.keys(tests).map((work) => [work, { core: [], arquero: [], duckdb: [] }]),
);
for (let round = 0; round < rounds; round += 1) {
  for (const work of Object.keys(tests)) {
    global.gc();
    const { value, took } = timed(() => run(work));
    times[work].core.push(took);
    firsts[work].longest = Math.max(firsts[work].longest, value.longest);
    for (const [name, works] of Object.entries(peers))
      times[work][name].push(timed(works[work]).took);
  }
}

const results = Object.fromEntries(
  Object.entries(times).map(([work, took]) => {
    const { first, longest } = firsts[work];
    return [work, { first, longest, ...summaries(took) }];
  }),
);
process.send({ rows, results });
