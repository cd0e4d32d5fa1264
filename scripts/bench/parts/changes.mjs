import { number, printTable, ratio, times } from "../markdown.mjs";
import { measureSizes, sizeLines } from "../sizes.mjs";

const sizes = [
  { count: 10_000, rounds: 400, slowRounds: 100 },
  { count: 100_000, rounds: 400, slowRounds: 40 },
  { count: 1_000_000, rounds: 400, slowRounds: 10, minutes: 20, full: true },
];

const heading = [
  ...["tickets", "wasm", "JavaScript, sorted anew", "ratio", "JavaScript, order kept"],
  ...["ratio", "wasm, the list turned round"],
];

const line = ({ count, core, sortedAnew, orderKept, turned }) => [
  ...[number(count), times(core), times(sortedAnew), `**${ratio(sortedAnew, core)}**`],
  ...[times(orderKept), ratio(orderKept, core), times(turned)],
];

/** Measures a changed status in a sorted list, and reversing the list. */
export async function benchChanges({ full }) {
  const script = new URL("../changes.mjs", import.meta.url);
  const what = "a status changed in a sorted list";
  const argsOf = ({ rounds, slowRounds }) => [rounds, slowRounds];
  const results = await measureSizes(script, sizes, { full, what, argsOf });
  const title = "A ticket's status changed, to the new page and counts, p50 / p95 in ms";
  printTable(title, sizeLines(results, heading, line));
  return results;
}
