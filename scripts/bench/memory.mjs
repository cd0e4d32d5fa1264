import { Baseline } from "./baseline.mjs";
import { load, opened, openSynthetic, packed, ticketList, ticketsOf } from "./core.mjs";
import { keystrokes } from "./queries.mjs";

/** Measures memory: the records, and everything cached beside them for search, sort and counts. */
const [count] = process.argv.slice(2).map(Number);

/** Growth of two cores: one with records only, one with everything after all keystrokes. Nothing is reserved before. */
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

/**
 * Measures the tuned JavaScript by its heap after a garbage collection; its records have only the six fields it
 * needs.
 */
async function jsBytes() {
  const { portal } = await openSynthetic(count);
  const before = bytesInUse();
  const tickets = Array.from(ticketsOf(portal, count));
  const records = bytesInUse() - before;
  const baseline = new Baseline(count);
  for (const ticket of tickets) baseline.add(ticket);
  baseline.keepOrder();
  for (const query of keystrokes) baseline.listByNarrowing(query);
  // The input array does not count.
  tickets.length = 0;
  const all = bytesInUse() - before;
  return { records, index: all - records };
}

process.send({ count, core: await coreBytes(), js: await jsBytes() });
