import { isDeepStrictEqual } from "node:util";
import { Baseline } from "./baseline.mjs";
import { openSynthetic, ticketList, ticketsOf } from "./core.mjs";
import { onePassOver } from "./onePass.mjs";
import { keystrokes } from "./queries.mjs";
import { inTurns, summaries, timed } from "./turns.mjs";

/** Measures one number of tickets. Engines that scan everything run `slowRounds`. */
const [count, rounds, slowRounds] = process.argv.slice(2).map(Number);

const passes = 30;

const loading = performance.now();
const { portal, megabytes, longestSlice } = await openSynthetic(count);
const loadSeconds = (performance.now() - loading) / 1_000;

const baseline = new Baseline(count);
for (const ticket of ticketsOf(portal, count)) baseline.add(ticket);
baseline.keepOrder();
const { pass, bytes } = onePassOver(baseline.texts());

const quick = {
  wasm: (query) => ticketList(portal, query),
  jsTuned: (query) => baseline.listByNarrowing(query),
};
const slow = {
  jsPlain: (query) => baseline.listPlainly(query),
  js: (query) => baseline.list(query),
  jsKeptOrder: (query) => baseline.listByKeptOrder(query),
};

/** Two orders of one page of rows with their remaining times. */
const orders = {
  byChange: quick.wasm,
  byDeadline: (query) => ticketList(portal, { ...query, sort: "sla", direction: "asc" }),
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

/** Runs every query in every engine, unmeasured, to compare the answers and to warm up. */
function compareAnswers() {
  for (const query of keystrokes) {
    const expected = wasmEssence(quick.wasm(query));
    for (const list of [quick.jsTuned, ...Object.values(slow)]) {
      if (!isDeepStrictEqual(essence(list(query)), expected)) {
        throw new Error(`${count} tickets, ${JSON.stringify(query)}: the answers differ`);
      }
    }
  }
}

/**
 * Engines take turns, so that other load affects all alike. Fast engines run separately, because a full scan evicts
 * their data from the processor's cache.
 */
function measure(engines, rounds) {
  const times = Object.fromEntries(Object.keys(engines).map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const query of keystrokes) {
      for (const [name, run] of Object.entries(engines))
        times[name].push(timed(() => run(query)).took);
    }
  }
  return summaries(times);
}

compareAnswers();
measure(orders, 1);
const result = {
  ...measure(quick, rounds),
  ...measure(orders, rounds),
  ...measure(slow, slowRounds),
  ...inTurns({ pass }, { rounds: passes, warmUp: 2 }),
};
process.send({ count, bytes, loadSeconds, longestSlice, megabytes: megabytes(), ...result });
