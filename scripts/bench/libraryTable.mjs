import { Failure } from "../lib/failure.mjs";
import { inRoot } from "../lib/paths.mjs";
import { say } from "../lib/say.mjs";
import { libraries } from "./peers/index.mjs";

/** Where the libraries are installed that only the benchmark needs. */
export const peersFolder = inRoot("scripts", "bench", "peers");

/** How many tickets, how often, and whether only with `--full`. */
const sizes = [
  { count: 10_000, rounds: 3, full: false },
  { count: 100_000, rounds: 1, full: true },
  { count: 1_000_000, rounds: 1, full: true },
];

/** One library over so many tickets; undefined if they are more than it can take. */
async function tryLibrary(measure, name, { count, rounds }) {
  say(`${name}, ${count.toLocaleString("en")} tickets …`);
  try {
    return await measure(new URL("./library.mjs", import.meta.url), [name, count, rounds]);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { name, count };
  }
}

/** Every library beside the core, each in a process of its own. */
export async function measureLibraries(measure, { full }) {
  const results = [];
  for (const size of sizes.filter((size) => full || !size.full)) {
    for (const name of Object.keys(libraries)) {
      results.push(await tryLibrary(measure, name, size));
    }
  }
  return results;
}

const gaveUp = ["–", "gave up", "–", "–", "–"];

function line({ name, count, wasm, library, loadSeconds, same }, { times, ratio }) {
  const measured =
    library === undefined
      ? gaveUp
      : [
          times(wasm),
          times(library),
          `**${ratio(library, wasm)}**`,
          loadSeconds.toFixed(1),
          `${Math.floor(100 * same)} %`,
        ];
  return [name, count.toLocaleString("en"), ...measured];
}

/** The table's rows, the heading first. */
export const libraryRows = (results, words) => [
  ["library", "tickets", "wasm", "library", "ratio", "its load, s", "same answers"],
  ["---", ...Array.from({ length: 6 }, () => "---:")],
  ...results.map((result) => line(result, words)),
];
