import { ensureTestBrowser } from "../../lib/browser.mjs";
import { say } from "../../lib/say.mjs";
import { number, printTable } from "../markdown.mjs";
import { buildFilledPortal } from "../paint/build.mjs";
import { measure } from "../process.mjs";

/** None are the sample data. */
const states = [
  { count: 0, slowDown: 1, rounds: 7 },
  { count: 100_000, slowDown: 4, rounds: 5 },
];
const port = 4772;

const inMilliseconds = ({ p50, p95 }) => `${number(p50)} / ${number(p95)}`;

/** From each press and key of an agent's work to the next paint, as the browser tells it. */
export async function benchInteractions() {
  await ensureTestBrowser();
  await buildFilledPortal();
  const script = new URL("../interactions/measure.mjs", import.meta.url);
  const measured = [];
  for (const { count, slowDown, rounds } of states) {
    say(`presses and keys over ${count === 0 ? "the sample data" : number(count)} …`);
    measured.push(await measure(script, [count, slowDown, rounds, port], { minutes: 20 }));
  }
  const heading = ["press or key", "sample data", "100,000 tickets, slowed down 4 times"];
  const [{ results }] = measured;
  const lines = results.map(({ name }, at) => [
    name,
    ...measured.map((state) => inMilliseconds(state.results[at])),
  ]);
  const whole = ["**all**", ...measured.map(({ all }) => `**${inMilliseconds(all)}**`)];
  const title = "From a press or key to the next paint in Chromium, p50 / p95 in ms";
  printTable(title, [heading, ...lines, whole], { texts: 1 });
  return measured;
}
