import { ensureTestBrowser } from "../../lib/browser.mjs";
import { phases } from "../longTable/phases.mjs";
import { number, printTable } from "../markdown.mjs";
import { buildFilledPortal } from "../paint/build.mjs";
import { measureSizes, sizeLines } from "../sizes.mjs";

const sizes = [
  { count: 200_000, rounds: 3 },
  { count: 1_000_000, rounds: 5, minutes: 20, full: true },
];
const port = 4774;

const heading = ["rows", "MB", ...phases.map(({ name }) => name)];

/** Browsers report no task below 50 ms. */
const task = (longest) => (longest === 0 ? "none" : number(longest));

const line = ({ count, megabytes, longest }) => [
  ...[number(count), number(megabytes)],
  ...phases.map(({ name }) => task(longest[name])),
];

/** Measures CSV files of 20 columns in Chromium, from the file to the table and back. */
export async function benchLongTable({ full }) {
  await ensureTestBrowser();
  await buildFilledPortal();
  const script = new URL("../longTable/measure.mjs", import.meta.url);
  const what = "a table in the page";
  const argsOf = ({ rounds }) => [rounds, port];
  const results = await measureSizes(script, sizes, { full, what, of: "rows", argsOf });
  const title = "A CSV file in Chromium, the longest task of 50 ms and more of all rounds, in ms";
  printTable(title, sizeLines(results, heading, line));
  return results;
}
