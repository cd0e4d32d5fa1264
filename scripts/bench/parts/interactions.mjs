import { ensureTestBrowser } from "../../lib/browser.mjs";
import { say } from "../../lib/say.mjs";
import { number, printTable } from "../markdown.mjs";
import { buildFilledPortal } from "../paint/build.mjs";
import { measure } from "../process.mjs";

/** A `count` of 0 means the sample data. */
const states = [
  { count: 0, rounds: 5 },
  { count: 100_000, rounds: 3 },
  { count: 1_000_000, rounds: 3, full: true },
];
const port = 4772;

/** In ms: a little over two frames at 60 Hz. Faster presses are not in the table. */
const worthTelling = 40;

const named = ({ count }) => (count === 0 ? "sample data" : `${number(count)} tickets`);

/** Empty if the bare page has no such press. */
const inMilliseconds = (times) => (times ? `${number(times.p50)} / ${number(times.p95)}` : "");

/** Presses that are slow in one of the states, beside those of the bare page. */
function pressLines(measured) {
  const [{ results }] = measured;
  return results
    .map((step, at) => ({ step, inStates: measured.map((state) => state.results[at]) }))
    .filter(({ inStates }) => inStates.some(({ p50 }) => p50 >= worthTelling))
    .map(({ step: { area, name }, inStates }) => [
      area,
      name,
      ...inStates.flatMap((times) => [inMilliseconds(times), inMilliseconds(times.bare)]),
    ]);
}

/** Measures the time from each press and key to the next paint, as the browser reports it. */
export async function benchInteractions({ full }) {
  await ensureTestBrowser();
  await buildFilledPortal();
  const script = new URL("../interactions/measure.mjs", import.meta.url);
  const measured = [];
  for (const { count, rounds } of states.filter((state) => full || !state.full)) {
    say(`presses and keys over ${named({ count })} …`);
    measured.push(await measure(script, [count, rounds, port], { minutes: 40 }));
  }

  const areas = measured[0].areas.map(({ area, presses }, at) => [
    area,
    number(presses),
    ...measured.map((state) => inMilliseconds(state.areas[at])),
  ]);
  const all = measured.map((state) => inMilliseconds(state.all));
  const presses = number(measured[0].results.length);
  printTable(
    "From a press or key to the next paint in Chromium, p50 / p95 in ms",
    [
      ["area", "presses and keys", ...measured.map(named)],
      ...areas,
      ["**all**", presses, ...all],
      ["a bare page", "", ...measured.map((state) => inMilliseconds(state.all.bare))],
    ],
    { texts: 1 },
  );
  printTable(
    `Those of them with ${worthTelling} ms or more at the median`,
    [
      ["area", "press or key", ...measured.flatMap((state) => [named(state), "a bare page"])],
      ...pressLines(measured),
    ],
    { texts: 2 },
  );
  return measured;
}
