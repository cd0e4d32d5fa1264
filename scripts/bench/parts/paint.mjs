import { ensureTestBrowser } from "../../lib/browser.mjs";
import { number, printTable, times } from "../markdown.mjs";
import { buildFilledPortal } from "../paint/build.mjs";
import { measureSizes, sizeLines } from "../sizes.mjs";

const sizes = [
  { count: 100_000, rounds: 2, minutes: 20 },
  { count: 1_000_000, rounds: 1, minutes: 20, full: true },
];
const port = 4771;

const heading = [
  ...["tickets", "search", "a field that does nothing", "search, frames", "nothing, frames"],
];

const frames = ({ frames: { p50, p95 } }) => `${p50} / ${p95}`;

const line = ({ count, search, idle }) => [
  ...[number(count), times(search), times(idle), frames(search), frames(idle)],
];

/** Measures the time from a key to the frame with the result in Chromium. */
export async function benchPaint({ full }) {
  await ensureTestBrowser();
  await buildFilledPortal();
  const script = new URL("../paint/measure.mjs", import.meta.url);
  const what = "from a key to its frame in Chromium";
  const argsOf = ({ rounds }) => [rounds, port];
  const results = await measureSizes(script, sizes, { full, what, argsOf });
  const title = "From a key to its frame in Chromium, p50 / p95 in ms, and in frames of the screen";
  printTable(title, sizeLines(results, heading, line));
  return results;
}
