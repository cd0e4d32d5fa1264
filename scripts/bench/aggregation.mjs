import Papa from "papaparse";
import { columnsOf, peersOf } from "./aggregationPeers.mjs";
import { openForTables } from "./core.mjs";
import { reportCsv } from "./csvFile.mjs";
import { groupsByDuckdb } from "./peers/duckdbGroups.mjs";
import { inTurns, timed } from "./turns.mjs";

/** Measures a widget over this many rows and 20 columns against arquero, duckdb and plain JavaScript in one process. */
const [rows, rounds] = process.argv.slice(2).map(Number);
const warmUp = 10;
const file = reportCsv(rows);
const core = await openForTables();
core.read(file);
core.store();
const draw = core.drawing();

const volume = "Volume 1 (ton)";
const sum = [{ aggregation: "sum", column: volume }];
const byCompany = { column: "Badan Usaha" };
const widgets = {
  text: { dimension: byCompany, value: sum },
  month: { dimension: { column: "Tanggal", bucket: "month" }, value: sum },
  pair: { dimension: byCompany, series: { column: "Komoditas" }, value: sum },
  median: { dimension: byCompany, value: [{ aggregation: "median", column: volume }] },
};

// Before the peers, because garbage collection of their many strings would slow it.
const first = Object.fromEntries(
  Object.entries(widgets).map(([work, widget]) => [work, timed(() => draw(widget)).took]),
);

const { data } = Papa.parse(new TextDecoder().decode(file), { skipEmptyLines: true });
const [headers, ...records] = data;
const column = (name) => records.map((cells) => cells[headers.indexOf(name)]);
const amountIn = (cell) => Number(cell.replaceAll(".", "").replace(",", "."));
const columns = columnsOf(
  column("Badan Usaha"),
  column("Komoditas"),
  column("Tanggal"),
  column(volume).map(amountIn),
);
const peers = { ...peersOf(columns), duckdb: await groupsByDuckdb(columns) };

const numbersOf = ({ figures }) =>
  figures.rows.flatMap(({ cells }) => cells.map(({ value }) => value));

/** Throws if numbers differ by more than rounding errors, which only the core compensates. */
function same(what, ours, theirs) {
  const [mine, others] = [ours, theirs].map((numbers) => Float64Array.from(numbers).sort());
  const isNear = (value, place) => Math.abs(value - others[place]) <= Math.abs(value) * 1e-9;
  if (mine.length !== others.length || !mine.every(isNear))
    throw new Error(`${what}: the answers differ`);
}

function measure(work) {
  const sides = { core: () => numbersOf(draw(widgets[work])) };
  for (const [name, works] of Object.entries(peers)) sides[name] = works[work];
  const answer = sides.core();
  for (const name of Object.keys(peers)) same(`${work}, ${name}`, answer, sides[name]());

  return { first: first[work], ...inTurns(sides, { rounds, warmUp }) };
}

const results = Object.fromEntries(Object.keys(widgets).map((work) => [work, measure(work)]));
process.send({ rows, results });
