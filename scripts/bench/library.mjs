import { isDeepStrictEqual } from "node:util";
import { openSynthetic, ticketList, ticketsOf } from "./core.mjs";
import { answerOf, newestFirst, wordsOf } from "./peers/answers.mjs";
import { libraries } from "./peers/index.mjs";
import { keystrokes } from "./queries.mjs";
import { summary } from "./summary.mjs";

/** Measures the core and one library beside it over one number of tickets, in turns. */
const [name, count, rounds] = [process.argv[2], ...process.argv.slice(3).map(Number)];

const { portal } = await openSynthetic(count);
const tickets = Array.from(ticketsOf(portal, count));

/** What every engine is to answer. */
const kept = newestFirst(tickets);
const expected = keystrokes.map((query) => {
  const words = wordsOf(query.search);
  return answerOf(
    kept.filter(({ text }) => words.every((word) => text.includes(word))),
    query,
  );
});

const loading = performance.now();
const list = await libraries[name](tickets);
const loadSeconds = (performance.now() - loading) / 1_000;

/** Also the warm-up of both. A library with words of its own kind finds other things: how often not, the table says. */
const same = keystrokes.filter((query, at) => {
  ticketList(portal, query);
  return isDeepStrictEqual(list(query), expected[at]);
}).length;

const times = { wasm: [], library: [] };
for (let round = 0; round < rounds; round += 1) {
  for (const query of keystrokes) {
    for (const [engine, run] of [
      ["wasm", () => ticketList(portal, query)],
      ["library", () => list(query)],
    ]) {
      const start = performance.now();
      run();
      times[engine].push(performance.now() - start);
    }
  }
}

process.send({
  ...{ name, count, loadSeconds, same: same / keystrokes.length },
  wasm: summary(times.wasm),
  library: summary(times.library),
});
