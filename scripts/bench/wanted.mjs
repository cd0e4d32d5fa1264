import { coldVerdicts } from "./cold/coldTable.mjs";
import { number, percent } from "./markdown.mjs";
import { fasterPeer } from "./parts/audit.mjs";
import { bytesARow } from "./parts/memory.mjs";
import { atSize } from "./sizes.mjs";

const frame = 1_000 / 60;

const inTimes = (value) => `${number(value, value < 10 ? 2 : 1)}×`;
const milliseconds = (value) => `${number(value, 2)} ms`;
const share = (value) => number(value, 2);

/** A target (at least or at most) with its wording; `reached` is `undefined` if it was not measured. */
const least = (what, wanted, reached) => ({
  ...{ what, wanted: `≥ ${inTimes(wanted)}`, write: inTimes, reached },
  isReached: reached >= wanted,
});
const most = (what, wanted, reached, write) => ({
  ...{ what, wanted: `≤ ${write(wanted)}`, write, reached },
  isReached: reached <= wanted,
});

function keystrokeRows(results) {
  const of = (count, end) => {
    const measured = atSize(results, count);
    return measured && measured.jsTuned[end] / measured.wasm[end];
  };
  const million = atSize(results, 1_000_000);
  const long = atSize(results, 100_000);
  const tuned = "against JavaScript tuned by hand";
  return [
    least(`keystroke at 100k, p50, ${tuned}`, 20, of(100_000, "p50")),
    least("the same, p95", 20, of(100_000, "p95")),
    least(`keystroke at 1M, p50, ${tuned}`, 40, of(1_000_000, "p50")),
    least("the same, p95", 25, of(1_000_000, "p95")),
    least(`keystroke at 10k, p50, ${tuned}`, 2, of(10_000, "p50")),
    least("the same, p95", 2, of(10_000, "p95")),
    most(
      "keystroke at 1M, p95, of one pass over the text",
      0.25,
      million && million.wasm.p95 / million.pass.p50,
      share,
    ),
    most("keystrokes at 1M over 16.7 ms", 0.02, million?.wasm.late, percent),
    most(
      "keystroke at 100k by deadline, p95, of that by newest change",
      1.3,
      long && long.byDeadline.p95 / long.byChange.p95,
      inTimes,
    ),
  ];
}

function paletteRows(results) {
  const measured = atSize(results, 100_000);
  return [
    most("a letter in the palette at 100k, p95", 50, measured?.core.p95, milliseconds),
    most("the same with typing errors", 50, measured?.similar.p95, milliseconds),
  ];
}

/** Only libraries with equal answers are comparable. */
function libraryRows(results) {
  const best = (count) => {
    const ratios = (results ?? [])
      .filter((result) => result.count === count && result.same === 1)
      .map(({ wasm, library }) => library.p50 / wasm.p50);
    return ratios.length === 0 ? undefined : Math.min(...ratios);
  };
  return [
    least("keystroke at 100k, p50, against the best library", 100, best(100_000)),
    least("the same at 1M", 100, best(1_000_000)),
  ];
}

/** Memory without the records; memory with them has its own table. */
function memoryRows(results) {
  const measured = atSize(results, 1_000_000);
  const index = measured && bytesARow(measured).index;
  return [
    most("bytes a ticket at 1M beside its record", 320, index?.core, number),
    most("the same, of that JavaScript's", 0.35, index && index.core / index.js, share),
  ];
}

/** Counts `searchable` instead of `packed`, because a list answers before its texts are packed. */
function loadRows(results) {
  const of = (count, name) => {
    const measured = atSize(results, count);
    const what = `load to searchable at ${name}, of JSON.parse and lower-casing`;
    return most(what, 1.5, measured && measured.searchable.p50 / measured.kept.p50, inTimes);
  };
  return [of(100_000, "100k"), of(1_000_000, "1M")];
}

function openingRows(results) {
  const million = atSize(results, 1_000_000);
  return [most("a stored million opened in Chromium, p50", 4_000, million?.list.p50, milliseconds)];
}

function changeRows(results) {
  const measured = atSize(results, 1_000_000);
  return [
    most("status change with new counts at 1M, p50", 0.5, measured?.core.p50, milliseconds),
    most("sort flip at 1M, p50", 0.5, measured?.turned.p50, milliseconds),
  ];
}

const csvRows = (result) => {
  const times = (way, peer) => result && result[way][peer].p50 / result[way].core.p50;
  return [
    least("CSV out, against papaparse", 10, times("written", "papaparse")),
    least("CSV out, against the csv crate in wasm", 2, times("written", "crate")),
    least("CSV in, against papaparse", 2, times("read", "papaparse")),
  ];
};

const importRows = (result) => [
  least(
    "Excel in, 100k × 20, against SheetJS",
    2,
    result && result.read.sheetjs.p50 / result.read.portal.p50,
  ),
];

/** Tasks under 50 ms count as 0. */
function longTableRows(results) {
  const million = atSize(results, 1_000_000);
  const longest = million && Math.max(...Object.values(million.longest));
  const what = "a million rows of CSV in Chromium, the longest task";
  return [most(what, 50, longest, milliseconds)];
}

const aggregationRows = (results) => [
  least(
    "aggregation, 200k × 20, the least of four, against arquero",
    3,
    results &&
      Math.min(...Object.values(results).map(({ core, arquero }) => arquero.p50 / core.p50)),
  ),
];

/** The faster peer differs from test to test. */
function auditRows(results) {
  const all = results && Object.values(results);
  const of = (choose, one) => all && choose(...all.map(one));
  return [
    least(
      "tests of auditors, 1M × 20, the least of six, against the faster of arquero and duckdb",
      3,
      of(Math.min, (measured) => fasterPeer(measured).p50 / measured.core.p50),
    ),
    most(
      "the slowest of them, the first time",
      1_000,
      of(Math.max, ({ first }) => first),
      milliseconds,
    ),
    most(
      "their longest step",
      50,
      of(Math.max, ({ longest }) => longest),
      milliseconds,
    ),
  ];
}

function paintRows(results) {
  const of = (count, name, frames) => {
    const search = atSize(results, count)?.search;
    return [
      most(`key to paint at ${name}, p95, frames`, frames, search?.frames.p95, number),
      most("the same in time", frames * frame, search?.p95, milliseconds),
    ];
  };
  return [...of(100_000, "100k", 1), ...of(1_000_000, "1M", 2)];
}

function interactionRows(results) {
  const [sample, long, million] = results ?? [];
  const reply = (state) => state?.results.find(({ name }) => name === "reply sent").p50;
  return [
    most("presses and keys to paint, sample data, p95", 50, sample?.all.p95, milliseconds),
    most("the same with 100k tickets", 100, long?.all.p95, milliseconds),
    most(
      "a reply at 1M to the next paint, of one over the sample data",
      2,
      million && reply(million) / reply(sample),
      inTimes,
    ),
  ];
}

const coldRows = (rows) =>
  rows === undefined
    ? [
        most("cold start from a host", 1.15, undefined, inTimes),
        most("cold start from one file", 1.3, undefined, inTimes),
      ]
    : coldVerdicts(rows).map(({ what, wanted, reached }) =>
        most(`cold start: ${what}`, wanted, reached, inTimes),
      );

const verdict = ({ reached, isReached }) =>
  reached === undefined ? "–" : isReached ? "reached" : "**missed**";

/** All targets beside the results of this run, the heading first. */
export const wantedRows = (results) => [
  ["what", "wanted", "reached", "verdict"],
  ...[
    ...keystrokeRows(results.keystrokes),
    ...paletteRows(results.palette),
    ...libraryRows(results.libraries),
    ...memoryRows(results.memory),
    ...loadRows(results.loading),
    ...openingRows(results.opening),
    ...changeRows(results.changes),
    ...csvRows(results.csv),
    ...importRows(results.import),
    ...longTableRows(results.longTable),
    ...aggregationRows(results.aggregation),
    ...auditRows(results.audit),
    ...paintRows(results.paint),
    ...interactionRows(results.interactions),
    ...coldRows(results.cold),
  ].map((row) => [
    row.what,
    row.wanted,
    row.reached === undefined ? "not run" : row.write(row.reached),
    verdict(row),
  ]),
];
