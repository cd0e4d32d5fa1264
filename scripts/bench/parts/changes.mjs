import { say } from "../../lib/say.mjs";
import { number, printTable, ratio, times } from "../markdown.mjs";
import { tryToMeasure } from "../process.mjs";

const sizes = [
  { count: 10_000, rounds: 100 },
  { count: 100_000, rounds: 60 },
  { count: 1_000_000, rounds: 20, minutes: 20, full: true },
];

const heading = [
  ...["tickets", "wasm", "JavaScript, sorted anew", "ratio", "JavaScript, order kept"],
  ...["ratio", "wasm, the list turned round"],
];

const line = ({ count, core, sortedAnew, orderKept, turned }) => [
  ...[number(count), times(core), times(sortedAnew), `**${ratio(sortedAnew, core)}**`],
  ...[times(orderKept), ratio(orderKept, core), times(turned)],
];

/** A status changed in a sorted list, and such a list turned round. */
export async function benchChanges({ full }) {
  say("a status changed in a sorted list …");
  const script = new URL("../changes.mjs", import.meta.url);
  const results = [];
  for (const { count, rounds, ...how } of sizes) {
    if (how.full && !full) continue;
    const result = await tryToMeasure(script, [count, rounds], how);
    if (result) results.push(result);
  }
  const title = "A ticket's status changed, to the new page and counts, p50 / p95 in ms";
  printTable(title, [heading, ...results.map(line)]);
  return results;
}
