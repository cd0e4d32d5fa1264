import { isDeepStrictEqual } from "node:util";
import Papa from "papaparse";
import { openForTables } from "./core.mjs";
import { reportCsv } from "./csvFile.mjs";
import { summary } from "./summary.mjs";
import { timed } from "./turns.mjs";

/**
 * Measures searching and sorting a table of this many rows and 20 columns, against plain JavaScript in the same
 * process.
 */
const [rows] = process.argv.slice(2).map(Number);
const file = reportCsv(rows);
const core = await openForTables();
core.read(file);
core.store();

const { data } = Papa.parse(new TextDecoder().decode(file), { skipEmptyLines: true });
const [headers, ...records] = data;

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

/** A search and a sort in plain JavaScript with cached lower-cased cells. */
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

/** Both sides take turns, so that other load affects both. */
function alternate(times, sides) {
  const [ours, theirs] = [timed(sides.core), timed(sides.peer)];
  times.core.push(ours.took);
  times.peer.push(theirs.took);
  return [ours.value, theirs.value];
}

function same(what, ours, theirs) {
  if (!isDeepStrictEqual(ours, theirs)) throw new Error(`${what}: the answers differ`);
}

const kept = records.map((cells) => cells.map((cell) => cell.toLowerCase()));
const results = {};

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
process.send({ rows, results });
