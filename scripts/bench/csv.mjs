import Papa from "papaparse";
import { load, openForTables, rowsPerPiece } from "./core.mjs";
import { reportCsv } from "./csvFile.mjs";
import { d3Dsv } from "./peers/csv.mjs";
import { inTurns } from "./turns.mjs";

/** Measures a CSV file of this many rows and 20 columns, read and written by the core and by libraries, and copied. */
const [rows, rounds] = process.argv.slice(2).map(Number);
const file = reportCsv(rows);
const core = await openForTables();
const { CsvCrate } = await load();
const decoder = new TextDecoder();
const encoder = new TextEncoder();
const copy = new Uint8Array(file.length);

/** The fastest settings that read the same cells: no header objects, no types, one pass. */
const parsePapa = () =>
  Papa.parse(decoder.decode(file), { delimiter: ",", newline: "\r\n", skipEmptyLines: true }).data;

const reading = {
  core: () => core.read(file),
  papaparse: parsePapa,
  d3: () => d3Dsv.read(decoder.decode(file)),
  crate: () => CsvCrate.read(file).free(),
  copy: () => copy.set(file),
};
/** Each engine starts after a garbage collection. */
const turns = { rounds, warmUp: 1, before: global.gc };
const read = inTurns(reading, turns);

core.store();
const records = parsePapa();
const held = CsvCrate.read(file);

/** Writes as many pieces as the core. Each piece gets its bytes reserved beforehand. */
function writeByCrate() {
  const pieces = [];
  for (let first = 0; first <= rows; first += rowsPerPiece)
    pieces.push(held.write(first, rowsPerPiece, (file.length / rows) * rowsPerPiece * 1.1));
  return pieces;
}

const writing = {
  core: () => core.write(),
  papaparse: () => [encoder.encode(Papa.unparse(records, { newline: "\r\n" }))],
  d3: () => [encoder.encode(d3Dsv.write(records))],
  crate: writeByCrate,
  copy: () => copy.set(file),
};

const written = inTurns(writing, turns);

/** Compares cells instead of bytes, because d3-dsv separates lines by LF alone. */
for (const [name, write] of Object.entries(writing)) {
  if (name === "copy") continue;
  const { data } = Papa.parse(decoder.decode(Buffer.concat(write())), { skipEmptyLines: true });
  const isSame = (cells, row) => cells.every((cell, column) => cell === records[row][column]);
  if (data.length !== records.length || !data.every(isSame))
    throw new Error(`${name}: what is written differs`);
}

process.send({ rows, megabytes: file.length / 1e6, memory: core.megabytes(), read, written });
