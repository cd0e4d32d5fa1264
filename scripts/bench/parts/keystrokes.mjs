import { number, percent, printTable, ratio, times } from "../markdown.mjs";
import { keystrokes } from "../queries.mjs";
import { measureSizes, sizeLines } from "../sizes.mjs";

const sizes = [
  { count: 1_000, rounds: 40 },
  { count: 10_000, rounds: 20 },
  { count: 100_000, rounds: 6 },
  // Scanning engines run a million tickets twice: to compare and to measure.
  { count: 1_000_000, rounds: 3, slowRounds: 1, minutes: 30, full: true },
];

const script = new URL("../keystrokes.mjs", import.meta.url);

const heading = [
  ...["tickets", "wasm", "JavaScript, plain", "text kept", "ratio", "order kept", "ratio"],
  ...["tuned by hand", "ratio", "wasm load and packing, s", "longest slice of packing, ms"],
  "wasm memory, MB",
];

const line = ({ count, wasm, jsPlain, js, jsKeptOrder, jsTuned, ...rest }) => [
  number(count),
  times(wasm),
  times(jsPlain),
  times(js),
  `**${ratio(js, wasm)}**`,
  times(jsKeptOrder),
  ratio(jsKeptOrder, wasm),
  times(jsTuned),
  `**${ratio(jsTuned, wasm)}**`,
  number(rest.loadSeconds, 1),
  number(rest.longestSlice, 1),
  number(rest.megabytes),
];

const passHeading = [
  ...["tickets", "text, MB", "one pass over it", "GB/s", "wasm, p95 / pass"],
  ...["wasm, over a frame", "tuned JavaScript, over a frame"],
];

const passLine = ({ count, bytes, pass, wasm, jsTuned }) => [
  number(count),
  number(bytes / 1e6, 1),
  times(pass),
  number(bytes / 1e6 / pass.p50, 1),
  number(wasm.p95 / pass.p50, 2),
  percent(wasm.late),
  percent(jsTuned.late),
];

const orderHeading = ["tickets", "by newest change", "by deadline", "ratio"];

const orderLine = ({ count, byChange, byDeadline }) => [
  ...[number(count), times(byChange), times(byDeadline), `**${ratio(byDeadline, byChange)}**`],
];

/** Measures one keystroke at each size, beside JavaScript, one pass over the text, and the order by deadline. */
export async function benchKeystrokes({ full }) {
  const results = await measureSizes(script, sizes, {
    full,
    what: "one keystroke's view",
    argsOf: ({ rounds, slowRounds = rounds }) => [rounds, slowRounds],
  });
  const title = `One keystroke's view, p50 / p95 in ms, ${keystrokes.length} keystrokes`;
  printTable(title, sizeLines(results, heading, line));
  const beside = "The same beside one pass over the searched text, p50 / p95 in ms";
  printTable(beside, sizeLines(results, passHeading, passLine));
  const ordered = "The same in the order of the deadlines (SLA), p50 / p95 in ms";
  printTable(ordered, sizeLines(results, orderHeading, orderLine));
  return results;
}
