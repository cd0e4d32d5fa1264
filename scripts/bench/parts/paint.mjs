import { ensureTestBrowser } from "../../lib/browser.mjs";
import { say } from "../../lib/say.mjs";
import { number, printTable, times } from "../markdown.mjs";
import { buildFilledPortal } from "../paint/build.mjs";
import { tryToMeasure } from "../process.mjs";

const sizes = [
  { count: 100_000, rounds: 2 },
  { count: 1_000_000, rounds: 1, full: true },
];
const port = 4771;
const minutes = 20;

const heading = [
  ...["tickets", "search", "a field that does nothing", "search, frames", "nothing, frames"],
];

const frames = ({ frames: { p50, p95 } }) => `${p50} / ${p95}`;

/** From a key to the frame that shows what it found, in Chromium. */
export async function benchPaint({ full }) {
  await ensureTestBrowser();
  await buildFilledPortal();
  const results = [];
  for (const { count, rounds, ...how } of sizes) {
    if (how.full && !full) continue;
    say(`typing in Chromium over ${number(count)} tickets …`);
    const script = new URL("../paint/measure.mjs", import.meta.url);
    results.push((await tryToMeasure(script, [count, rounds, port], { minutes })) ?? { count });
  }
  const lines = results.map(({ count, search, idle }) =>
    search === undefined
      ? [number(count), "gave up", "–", "–", "–"]
      : [number(count), times(search), times(idle), frames(search), frames(idle)],
  );
  printTable("From a key to its frame in Chromium, p50 / p95 in ms", [heading, ...lines]);
  return results;
}
