import { ensureTestBrowser } from "../../lib/browser.mjs";
import { number, printTable } from "../markdown.mjs";
import { buildFilledPortal } from "../paint/build.mjs";
import { measureSizes, sizeLines } from "../sizes.mjs";

const sizes = [
  { count: 100_000, rounds: 5 },
  { count: 1_000_000, rounds: 5, minutes: 20, full: true },
];
const port = 4773;

const heading = [
  ...["tickets", "until the list is there", "progress shown for", "longest task"],
  ...["the browser's handing over", "list / that"],
];

const whole = ({ p50, p95 }) => `${number(p50)} / ${number(p95)}`;

const line = ({ count, list, bar, longest, handedOver }) => [
  ...[number(count), whole(list), whole(bar), whole(longest)],
  ...[whole(handedOver), `${number(list.p50 / handedOver.p50, 1)}×`],
];

/** Measures opening the portal with stored tickets in Chromium. */
export async function benchOpening({ full }) {
  await ensureTestBrowser();
  await buildFilledPortal();
  const script = new URL("../opening/measure.mjs", import.meta.url);
  const what = "the portal opened again";
  const argsOf = ({ rounds }) => [rounds, port];
  const results = await measureSizes(script, sizes, { full, what, argsOf });
  const title = "Opened with stored tickets in Chromium, from the navigation, p50 / p95 in ms";
  printTable(title, sizeLines(results, heading, line));
  return results;
}
