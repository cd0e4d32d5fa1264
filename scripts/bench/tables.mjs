import { isDeepStrictEqual } from "node:util";
import Papa from "papaparse";
import { openForTables } from "./core.mjs";
import { reportCsv } from "./csvFile.mjs";
import { d3Dsv } from "./peers/csv.mjs";
import { summary } from "./summary.mjs";

/** Measures one table of so many rows and 20 columns, against papaparse, d3-dsv and plain JavaScript in the same process. */
const [rows, rounds] = process.argv.slice(2).map(Number);
const file = reportCsv(rows);
const megabytes = file.length / 1e6;
const core = await openForTables();
const decoder = new TextDecoder();
const encoder = new TextEncoder();

/** The fastest settings that read the same cells: no headers to objects, no types, one pass. */
const parsePapa = () =>
  Papa.parse(decoder.decode(file), { delimiter: ",", newline: "\r\n", skipEmptyLines: true }).data;

const [headers, ...records] = parsePapa();

const works = {
  import: { core: () => core.read(file), peer: parsePapa },
  export: {
    core: () => core.write(),
    peer: () => encoder.encode(Papa.unparse(records, { newline: "\r\n" })),
  },
  "import beside d3-dsv": {
    core: () => core.read(file),
    peer: () => d3Dsv.read(decoder.decode(file)),
  },
  "export beside d3-dsv": {
    core: () => core.write(),
    peer: () => encoder.encode(d3Dsv.write(records)),
  },
};

function* searches() {
  for (const word of [
    "halmahera",
    "nikel 2025-03",
    "tongkang",
    "0042",
    "9.999",
    "uji lab",
    "zzz",
  ]) {
    for (let length = 3; length <= word.length; length += 1) yield word.slice(0, length);
  }
}

const hasAll = (cells, words) => words.every((word) => cells.some((cell) => cell.includes(word)));
const amountIn = (cell) => Number(cell.replaceAll(".", "").replace(",", "."));

/** What a keystroke and a click on a header cost with the cells kept in lower case. */
const javascript = {
  search(text) {
    const words = text.split(" ").filter(Boolean);
    const found = [];
    for (let row = 0; row < kept.length; row += 1) if (hasAll(kept[row], words)) found.push(row);
    return { matching: found.length, rows: found.slice(0, 100).map((row) => records[row]) };
  },
  sort(column) {
    const isNumber = column >= 6;
    const keys = records.map((cells) =>
      isNumber ? amountIn(cells[column]) : cells[column].toLowerCase(),
    );
    const order = Uint32Array.from(keys.keys()).sort((a, b) =>
      keys[a] < keys[b] ? -1 : keys[a] > keys[b] ? 1 : a - b,
    );
    return {
      matching: order.length,
      rows: Array.from(order.subarray(0, 100), (row) => records[row]),
    };
  },
};

function timed(run) {
  const start = performance.now();
  const value = run();
  return { value, took: performance.now() - start };
}

/** The two sides take turns, so that whatever else the machine does hits them alike. */
function alternate(times, sides) {
  const [ours, theirs] = [timed(sides.core), timed(sides.peer)];
  times.core.push(ours.took);
  times.peer.push(theirs.took);
  return [ours.value, theirs.value];
}

function same(what, ours, theirs) {
  if (!isDeepStrictEqual(ours, theirs)) throw new Error(`${what}: the answers differ`);
}

const results = {};
for (const [name, sides] of Object.entries(works)) {
  const times = { core: [], peer: [] };
  for (let round = 0; round <= rounds; round += 1) alternate(times, sides);
  // The first round is the warm-up.
  results[name] = {
    core: summary(times.core.slice(1)),
    peer: summary(times.peer.slice(1)),
    megabytes,
  };
}
same("export", Papa.parse(decoder.decode(core.write()), { skipEmptyLines: true }).data, [
  headers,
  ...records,
]);

// Not before: so many texts in the garbage collector's care slow whatever comes after.
const kept = records.map((cells) => cells.map((cell) => cell.toLowerCase()));

const searching = { core: [], peer: [] };
for (const text of searches()) {
  const [ours, theirs] = alternate(searching, {
    core: () => core.rows({ search: text }),
    peer: () => javascript.search(text),
  });
  same(text, { matching: ours.matching, rows: ours.rows }, theirs);
}
results.search = { core: summary(searching.core), peer: summary(searching.peer) };

const sorting = { core: [], peer: [] };
for (let column = 1; column < 14; column += 1) {
  const [ours, theirs] = alternate(sorting, {
    core: () => core.rows({ sort: column }),
    peer: () => javascript.sort(column),
  });
  same(headers[column], ours.rows.length, theirs.rows.length);
}
results.sort = { core: summary(sorting.core), peer: summary(sorting.peer) };
process.send({ rows, memory: core.megabytes(), fileMegabytes: megabytes, results });
