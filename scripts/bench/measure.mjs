import { isDeepStrictEqual } from "node:util";
import { Baseline } from "./baseline.mjs";
import { openSynthetic, ticketList, ticketsOf } from "./core.mjs";
import { keystrokes } from "./queries.mjs";
import { summary } from "./summary.mjs";

/** Measures one number of tickets. */
const [count, rounds] = process.argv.slice(2).map(Number);

const loading = performance.now();
const { portal, megabytes, longestSlice } = await openSynthetic(count);
const loadSeconds = (performance.now() - loading) / 1_000;

const baseline = new Baseline(count);
for (const ticket of ticketsOf(portal, count)) baseline.add(ticket);
baseline.keepOrder();

const engines = {
  wasm: (query) => ticketList(portal, query),
  js: (query) => baseline.list(query),
  jsKeptOrder: (query) => baseline.listByKeptOrder(query),
  jsTuned: (query) => baseline.listByNarrowing(query),
};

const essence = ({ rows, total, found }) => ({ ids: rows.map(({ id }) => id), total, found });

function wasmEssence({ rows, pagination, found }) {
  const { new: filed, open, pending, resolved, closed } = found;
  return essence({
    rows,
    total: pagination.total,
    found: { new: filed, open, pending, resolved, closed },
  });
}

/** Every engine answers every query, unmeasured: proof that they do the same work, and the warm-up. */
function compareAnswers() {
  for (const query of keystrokes) {
    const expected = essence(engines.js(query));
    const { wasm, jsKeptOrder, jsTuned } = engines;
    const others = [wasmEssence(wasm(query)), essence(jsKeptOrder(query)), essence(jsTuned(query))];
    for (const answer of others) {
      if (!isDeepStrictEqual(answer, expected)) {
        throw new Error(`${count} tickets, ${JSON.stringify(query)}: the answers differ`);
      }
    }
  }
}

/** The engines take turns, so that whatever else the machine does hits them alike. */
function measure() {
  const times = Object.fromEntries(Object.keys(engines).map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const query of keystrokes) {
      for (const [name, run] of Object.entries(engines)) {
        const start = performance.now();
        run(query);
        times[name].push(performance.now() - start);
      }
    }
  }
  return Object.fromEntries(Object.entries(times).map(([name, all]) => [name, summary(all)]));
}

compareAnswers();
const result = measure();
process.send({ count, loadSeconds, longestSlice, megabytes: megabytes(), ...result });
