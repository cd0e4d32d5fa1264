import { ensureTestBrowser } from "../../lib/browser.mjs";
import { say } from "../../lib/say.mjs";
import { number, printTable } from "../markdown.mjs";
import { buildFilledPortal } from "../paint/build.mjs";
import { measure } from "../process.mjs";

/** None are the sample data. */
const states = [
  { count: 0, slowDown: 1, rounds: 7 },
  { count: 100_000, slowDown: 4, rounds: 5 },
  { count: 1_000_000, slowDown: 1, rounds: 5, full: true },
];
const port = 4772;

const named = ({ count, slowDown }) => {
  const what = count === 0 ? "sample data" : `${number(count)} tickets`;
  return slowDown === 1 ? what : `${what}, slowed down ${slowDown} times`;
};

const inMilliseconds = ({ p50, p95 }) => `${number(p50)} / ${number(p95)}`;

/** From each press and key of an agent's work to the next paint, as the browser tells it. */
export async function benchInteractions({ full }) {
  await ensureTestBrowser();
  await buildFilledPortal();
  const script = new URL("../interactions/measure.mjs", import.meta.url);
  const measured = [];
  for (const { count, slowDown, rounds } of states.filter((state) => full || !state.full)) {
    say(`presses and keys over ${named({ count, slowDown })} …`);
    measured.push(await measure(script, [count, slowDown, rounds, port], { minutes: 20 }));
  }
  const heading = measured.flatMap((state) => [named(state), "a bare page"]);
  const beside = (result) => [inMilliseconds(result), inMilliseconds(result.bare)];
  const [{ results }] = measured;
  const lines = results.map(({ name }, at) => [
    name,
    ...measured.flatMap((state) => beside(state.results[at])),
  ]);
  const whole = ["**all**", ...measured.flatMap(({ all }) => beside(all))];
  const title = "From a press or key to the next paint in Chromium, p50 / p95 in ms";
  printTable(title, [["press or key", ...heading], ...lines, whole], { texts: 1 });
  return measured;
}
