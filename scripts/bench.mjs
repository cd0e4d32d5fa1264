import { fork } from "node:child_process";
import { once } from "node:events";
import { cpus } from "node:os";
import { benchColdStart } from "./bench/cold/coldStart.mjs";
import { benchPackage } from "./bench/core.mjs";
import { libraryRows, measureLibraries, peersFolder } from "./bench/libraryTable.mjs";
import { keystrokes } from "./bench/queries.mjs";
import { buildCore } from "./lib/buildCore.mjs";
import { Failure, runMain } from "./lib/failure.mjs";
import { ensureNpmPackages } from "./lib/npmPackages.mjs";
import { readOptions } from "./lib/options.mjs";
import { say } from "./lib/say.mjs";
import { setUpForBuilding } from "./setup.mjs";

const sizes = [
  { count: 1_000, rounds: 40 },
  { count: 10_000, rounds: 20 },
  { count: 100_000, rounds: 6 },
  { count: 1_000_000, rounds: 1, full: true },
];
/** At so many tickets the core has to be so many times as fast as the plain JavaScript. */
const wanted = { count: 100_000, ratio: 3 };

/** One table of so many rows and 20 columns, and how often it is read and written. */
const table = { rows: 200_000, rounds: 5 };
/** How many times as fast as papaparse the core has to be. */
const wantedOfTables = { import: 1, export: 3 };

/** The same table as a widget draws it, and how many times as fast as the fastest peer the core has to be. */
const aggregation = { rounds: 40, ratio: 3 };

/** Twenty widgets over so many tickets after one changed: how many rounds, how long it may take, and how much faster than JavaScript. */
const redraw = { sizes: [6, 100_000], rounds: 30, milliseconds: 100, ratio: 3 };

/** Changes of a status in a list sorted by the last change. */
const changes = [
  { count: 10_000, rounds: 100 },
  { count: 100_000, rounds: 60 },
  { count: 1_000_000, rounds: 20, full: true },
];

/** Every measurement has a process of its own, so that none inherits another one's memory. */
async function measure(script, sizes) {
  const child = fork(script, sizes.map(String), {
    execArgv: ["--max-old-space-size=6144"],
  });
  let result;
  child.on("message", (message) => {
    result = message;
  });
  const [code] = await once(child, "exit");
  if (code !== 0 || !result) throw new Failure(`The measurement ended with exit code ${code}.`);
  return result;
}

const times = ({ p50, p95 }) => `${p50.toFixed(2)} / ${p95.toFixed(2)}`;
const ratio = (slow, fast) =>
  `${(slow.p50 / fast.p50).toFixed(1)}× / ${(slow.p95 / fast.p95).toFixed(1)}×`;

function line({ count, wasm, js, jsKeptOrder, jsTuned, loadSeconds, longestSlice, megabytes }) {
  return [
    count.toLocaleString("en"),
    times(wasm),
    times(js),
    `**${ratio(js, wasm)}**`,
    times(jsKeptOrder),
    ratio(jsKeptOrder, wasm),
    times(jsTuned),
    ratio(jsTuned, wasm),
    loadSeconds.toFixed(1),
    longestSlice.toFixed(1),
    megabytes.toFixed(0),
  ];
}

function print(results) {
  const heading = [
    "tickets",
    "wasm",
    "JavaScript",
    "ratio",
    "JavaScript, order kept",
    "ratio",
    "JavaScript, tuned by hand",
    "ratio",
    "wasm load and packing, s",
    "longest slice of packing, ms",
    "wasm memory, MB",
  ];
  const rows = [heading, heading.map(() => "---:"), ...results.map(line)];
  const [{ model }] = cpus();
  const day = new Date().toISOString().slice(0, 10);
  console.log(`\n${model} · Node ${process.versions.node} · ${day}\n`);
  console.log(`One keystroke's view, p50 / p95 in ms, ${keystrokes.length} keystrokes:\n`);
  for (const row of rows) console.log(`| ${row.join(" | ")} |`);
}

const speed = (megabytes, { p50 }) => (megabytes / (p50 / 1_000)).toFixed(0);

function printTables({ rows, fileMegabytes, memory, results }) {
  const size = `${rows.toLocaleString("en")} rows × 20 columns, ${fileMegabytes.toFixed(0)} MB of CSV`;
  console.log(`\n${size}, ${memory.toFixed(0)} MB of wasm memory at the end:\n`);
  const heading = [
    "work",
    "wasm, p50 / p95 ms",
    "JavaScript, p50 / p95 ms",
    "ratio",
    "MB/s",
    "MB/s",
  ];
  const lines = Object.entries(results).map(([work, { core, peer, megabytes }]) => {
    const speeds = megabytes ? [speed(megabytes, core), speed(megabytes, peer)] : ["", ""];
    return [work, times(core), times(peer), `**${ratio(peer, core)}**`, ...speeds];
  });
  for (const row of [heading, heading.map(() => "---:"), ...lines])
    console.log(`| ${row.join(" | ")} |`);
}

/** The fastest of those that begin with what a file holds; numbered texts are no such thing. */
const fastest = ({ arquero, objects, columns }) =>
  [arquero, objects, columns].reduce((best, peer) => (peer.p50 < best.p50 ? peer : best));

function printAggregation({ rows, results }) {
  console.log(`\nA widget over ${rows.toLocaleString("en")} rows × 20 columns, p50 / p95 in ms:\n`);
  const heading = [
    ...["work", "wasm", "arquero", "reduce over objects", "loop over columns"],
    ...["ratio to the fastest", "loop over numbered texts", "wasm, first time"],
  ];
  const lines = Object.entries(results).map(([work, measured]) => {
    const { core, arquero, objects, columns, codes, first } = measured;
    const before = [core, arquero, objects, columns].map(times);
    const reached = `**${ratio(fastest(measured), core)}**`;
    return [work, ...before, reached, times(codes), first.toFixed(0)];
  });
  for (const row of [heading, heading.map(() => "---:"), ...lines])
    console.log(`| ${row.join(" | ")} |`);
}

function printRedraw(results) {
  console.log("\nTwenty widgets after a ticket changed, p50 / p95 in ms:\n");
  const heading = ["tickets", "wasm", "JavaScript", "ratio", "wasm, first time"];
  const lines = results.map(({ count, core, js, first }) => {
    const before = [count.toLocaleString("en"), times(core), times(js)];
    return [...before, `**${ratio(js, core)}**`, first.toFixed(0)];
  });
  for (const row of [heading, heading.map(() => "---:"), ...lines])
    console.log(`| ${row.join(" | ")} |`);
}

function printChanges(results) {
  console.log("\nA ticket's status changed, to the new page and counts, p50 / p95 in ms:\n");
  const heading = [
    ...["tickets", "wasm", "JavaScript, sorted anew", "ratio", "JavaScript, order kept"],
    ...["ratio", "wasm, the list turned round"],
  ];
  const lines = results.map(({ count, core, sortedAnew, orderKept, turned }) => {
    const anew = [times(sortedAnew), `**${ratio(sortedAnew, core)}**`];
    const kept = [times(orderKept), ratio(orderKept, core)];
    return [count.toLocaleString("en"), times(core), ...anew, ...kept, times(turned)];
  });
  for (const row of [heading, heading.map(() => "---:"), ...lines])
    console.log(`| ${row.join(" | ")} |`);
}

/** Says what was reached; a {@link Failure} where it is less than is wanted. */
function judge(what, reached, least) {
  const verdict = `${what}: ${reached.toFixed(1)}× as fast`;
  if (reached < least) throw new Failure(`\n${verdict}; ${least}× is wanted.`);
  console.log(`\n${verdict}.`);
}

function printLibraries(results) {
  console.log("\nThe same beside libraries, p50 / p95 in ms:\n");
  for (const row of libraryRows(results, { times, ratio })) console.log(`| ${row.join(" | ")} |`);
}

/** Everything that is measured in Node. */
async function benchCore({ full }) {
  await ensureNpmPackages(peersFolder);
  await buildCore({ outDir: benchPackage, features: ["synthetic"] });
  say(`a table of ${table.rows.toLocaleString("en")} rows …`);
  const tables = await measure(new URL("./bench/tables.mjs", import.meta.url), [
    table.rows,
    table.rounds,
  ]);
  printTables(tables);
  say("widgets over such a table …");
  const drawn = await measure(new URL("./bench/aggregation.mjs", import.meta.url), [
    table.rows,
    aggregation.rounds,
  ]);
  printAggregation(drawn);
  say("twenty widgets after a change …");
  const redrawn = [];
  for (const count of redraw.sizes) {
    redrawn.push(
      await measure(new URL("./bench/redraw.mjs", import.meta.url), [count, redraw.rounds]),
    );
  }
  printRedraw(redrawn);
  say("a status changed in a sorted list …");
  const changed = [];
  for (const { count, rounds } of changes.filter((size) => full || !size.full))
    changed.push(await measure(new URL("./bench/changes.mjs", import.meta.url), [count, rounds]));
  printChanges(changed);
  const results = [];
  for (const { count, rounds } of sizes.filter((size) => full || !size.full)) {
    say(`${count.toLocaleString("en")} tickets …`);
    results.push(await measure(new URL("./bench/measure.mjs", import.meta.url), [count, rounds]));
  }
  print(results);
  printLibraries(await measureLibraries(measure, { full }));

  const { wasm, js } = results.find(({ count }) => count === wanted.count);
  judge(
    `${wanted.count.toLocaleString("en")} tickets, against JavaScript`,
    js.p50 / wasm.p50,
    wanted.ratio,
  );
  for (const [work, least] of Object.entries(wantedOfTables)) {
    const { core, peer } = tables.results[work];
    judge(`${work} of CSV, against papaparse`, peer.p50 / core.p50, least);
  }
  const many = redrawn.at(-1);
  judge("twenty widgets, against JavaScript", many.js.p50 / many.core.p50, redraw.ratio);
  judge("twenty widgets, against the time allowed", redraw.milliseconds / many.core.p50, 1);
  for (const [work, measured] of Object.entries(drawn.results)) {
    const reached = fastest(measured).p50 / measured.core.p50;
    judge(`widget by ${work}, against the fastest peer`, reached, aggregation.ratio);
  }
}

await runMain(async () => {
  const { full, cold } = readOptions({
    full: { type: "boolean", default: false },
    cold: { type: "boolean", default: false },
  });
  await setUpForBuilding();
  // Before what may fail because something is too slow.
  if (cold || full) await benchColdStart(measure);
  if (full || !cold) await benchCore({ full });
});
