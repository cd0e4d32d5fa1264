import { say } from "../../lib/say.mjs";
import { number, printTable, ratio, times } from "../markdown.mjs";
import { measure } from "../process.mjs";

const sizes = [6, 100_000];
const rounds = 30;
const heading = ["tickets", "wasm", "JavaScript", "ratio", "wasm, first time"];

/** Measures redrawing twenty widgets after one ticket changed. */
export async function benchRedraw() {
  say("twenty widgets after a change …");
  const results = [];
  for (const count of sizes)
    results.push(await measure(new URL("../redraw.mjs", import.meta.url), [count, rounds]));
  const lines = results.map(({ count, core, js, first }) => [
    ...[number(count), times(core), times(js), `**${ratio(js, core)}**`, number(first)],
  ]);
  printTable("Twenty widgets after a ticket changed, p50 / p95 in ms", [heading, ...lines]);
  return results;
}
