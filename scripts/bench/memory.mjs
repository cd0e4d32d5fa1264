import { Baseline } from "./baseline.mjs";
import { load, opened, openSynthetic, packed, ticketList, ticketsOf } from "./core.mjs";
import { keystrokes } from "./queries.mjs";

/** Measures what so many tickets take: the records, and what is kept beside them to search, sort and count. */
const [count] = process.argv.slice(2).map(Number);

/** What two cores have grown by: one makes the records alone, one makes all and answers every keystroke. No room is made before. */
async function coreBytes() {
  const small = 1_000;
  const alone = await load();
  alone.PortalCore.syntheticRecords(opened, small);
  const before = alone.bytes();
  alone.PortalCore.syntheticRecords(opened, count);
  const records = alone.bytes() - before;

  const whole = await load();
  whole.PortalCore.synthetic(opened, small).free();
  const empty = whole.bytes();
  const portal = whole.PortalCore.syntheticGrowing(opened, count);
  packed(portal);
  portal.dispatch({ session: { actAs: { role: "agent" } } });
  for (const query of keystrokes) ticketList(portal, query);
  const all = whole.bytes() - empty;
  portal.free();
  return { records, index: all - records };
}

function bytesInUse() {
  global.gc();
  global.gc();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/** The same of the JavaScript tuned by hand, by its heap after collecting garbage; its records have the six fields that it needs. */
async function jsBytes() {
  const { portal } = await openSynthetic(count);
  const before = bytesInUse();
  const tickets = Array.from(ticketsOf(portal, count));
  const records = bytesInUse() - before;
  const baseline = new Baseline(count);
  for (const ticket of tickets) baseline.add(ticket);
  baseline.keepOrder();
  for (const query of keystrokes) baseline.listByNarrowing(query);
  // The array that they came in is no part of it.
  tickets.length = 0;
  const all = bytesInUse() - before;
  return { records, index: all - records };
}

process.send({ count, core: await coreBytes(), js: await jsBytes() });
