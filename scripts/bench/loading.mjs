import { isDeepStrictEqual } from "node:util";
import { Baseline } from "./baseline.mjs";
import { jsonOf, load, openSynthetic, packed, ticketList } from "./core.mjs";
import { keystrokes } from "./queries.mjs";
import { summaries, timed } from "./turns.mjs";

/** Measures how long stored tickets take until they can be searched, beside JSON of the same tickets. */
const [count, rounds] = process.argv.slice(2).map(Number);
const [query] = keystrokes;

/** Bytes handed to the core at a time, as in pages. */
const piece = 256 * 1024;

/** A portal from stored bytes. */
function restore({ SnapshotReader }, snapshot) {
  const reader = new SnapshotReader(snapshot.length, false);
  for (let at = 0; at < snapshot.length; at += piece) {
    const problem = reader.feed(snapshot.subarray(at, at + piece));
    if (problem !== undefined) throw new Error(problem);
  }
  return reader.portal();
}

/** Opens a new core like a page, until it answers and has nothing left to pack. */
async function loadIntoCore(snapshot) {
  const core = await load();
  const { value: portal, took: restored } = timed(() => restore(core, snapshot));
  const { value, took: answered } = timed(() => {
    portal.dispatch({ session: { actAs: { role: "agent" } } });
    return ticketList(portal, query);
  });
  const { took: packing } = timed(() => packed(portal));
  portal.free();
  const searchable = restored + answered;
  const times = { restored, searchable, packed: searchable + packing };
  return { total: value.pagination.total, times };
}

/** Parses JSON in pieces (one text would be too long), builds the searched texts, and answers. */
function loadIntoJavaScript(pieces) {
  const { value: tickets, took: parsed } = timed(() => pieces.flatMap((text) => JSON.parse(text)));
  const { value, took: kept } = timed(() => {
    const baseline = new Baseline(count);
    for (const ticket of tickets) {
      const { id, title, description, requester, status, updatedAt } = ticket;
      baseline.add({ id, title, description, requester: requester.name, status, updatedAt });
    }
    return baseline;
  });
  const { value: page, took: answered } = timed(() => value.list(query));
  return {
    total: page.total,
    times: { parsed, kept: parsed + kept, answered: parsed + kept + answered },
  };
}

const { snapshot, pieces } = await (async () => {
  const { portal } = await openSynthetic(count);
  const stored = { snapshot: portal.snapshot(), pieces: [...jsonOf(portal, count)] };
  portal.free();
  return stored;
})();

const times = {};
function note(measured, round) {
  for (const [name, took] of Object.entries(measured)) {
    times[name] ??= [];
    if (round >= 0) times[name].push(took);
  }
}

for (let round = -1; round < rounds; round += 1) {
  // Each engine starts after a garbage collection.
  global.gc();
  const core = await loadIntoCore(snapshot);
  global.gc();
  const js = loadIntoJavaScript(pieces);
  if (!isDeepStrictEqual(core.total, js.total)) throw new Error("the answers differ");
  note(core.times, round);
  note(js.times, round);
}
process.send({
  count,
  snapshotMegabytes: snapshot.length / 1e6,
  jsonMegabytes: pieces.reduce((sum, text) => sum + text.length, 0) / 1e6,
  ...summaries(times),
});
