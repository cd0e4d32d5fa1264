import { isDeepStrictEqual } from "node:util";
import { openSynthetic, ticketList, ticketsOf } from "./core.mjs";
import { answerOf, newestFirst, wordsOf } from "./peers/answers.mjs";
import { libraries } from "./peers/index.mjs";
import { keystrokes } from "./queries.mjs";
import { summaries, timed } from "./turns.mjs";

/** Measures the core and one library in turns over one number of tickets, after a warm-up. */
const [name, count, rounds, warmUp] = [process.argv[2], ...process.argv.slice(3).map(Number)];

const { portal } = await openSynthetic(count);
const tickets = Array.from(ticketsOf(portal, count));

/** The expected order of all answers. */
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

for (const query of keystrokes.slice(0, warmUp)) {
  ticketList(portal, query);
  list(query);
}

const times = { wasm: [], library: [] };
let same = 0;
for (let round = 0; round < rounds; round += 1) {
  for (const [at, query] of keystrokes.entries()) {
    times.wasm.push(timed(() => ticketList(portal, query)).took);
    const { value, took } = timed(() => list(query));
    times.library.push(took);
    // A library with another idea of words finds other tickets; the table says how often results are equal.
    if (round === 0 && isDeepStrictEqual(value, expected[at])) same += 1;
  }
}

process.send({ name, count, loadSeconds, same: same / keystrokes.length, ...summaries(times) });
