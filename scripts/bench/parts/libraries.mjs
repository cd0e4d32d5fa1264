import { inRoot } from "../../lib/paths.mjs";
import { say } from "../../lib/say.mjs";
import { number, printTable, ratio, times } from "../markdown.mjs";
import { libraries } from "../peers/index.mjs";
import { tryToMeasure } from "../process.mjs";
import { keystrokes } from "../queries.mjs";

/** Folder of the libraries that only the benchmark needs. */
export const peersFolder = inRoot("scripts", "bench", "peers");

/** Numbers of tickets and rounds; `full` sizes need `--full`. */
const sizes = [
  { count: 10_000, rounds: 3, warmUp: keystrokes.length },
  { count: 100_000, rounds: 1, warmUp: keystrokes.length, full: true },
  // Some libraries take seconds per keystroke.
  { count: 1_000_000, rounds: 1, warmUp: 16, minutes: 15, full: true },
];

const heading = ["library", "tickets", "wasm", "library", "ratio", "its load, s", "same answers"];

function line({ name, count, wasm, library, loadSeconds, same }) {
  if (library === undefined) return [name, number(count), "–", "gave up", "–", "–", "–"];
  return [
    ...[name, number(count), times(wasm), times(library), `**${ratio(library, wasm)}**`],
    ...[number(loadSeconds, 1), `${Math.floor(100 * same)} %`],
  ];
}

/** Measures each library beside the core in its own process; no times if that fails. */
export async function benchLibraries({ full }) {
  const results = [];
  for (const { count, rounds, warmUp, ...how } of sizes) {
    if (how.full && !full) continue;
    for (const name of Object.keys(libraries)) {
      say(`${name}, ${number(count)} tickets …`);
      const script = new URL("../library.mjs", import.meta.url);
      const result = await tryToMeasure(script, [name, count, rounds, warmUp], how);
      results.push(result ?? { name, count });
    }
  }
  const lines = [heading, ...results.map(line)];
  printTable("The same beside libraries, p50 / p95 in ms", lines, { texts: 1 });
  return results;
}
