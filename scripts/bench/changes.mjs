import { isDeepStrictEqual } from "node:util";
import { openSynthetic, ticketList, ticketsOf } from "./core.mjs";
import { summaries, timed } from "./turns.mjs";

/** Measures a changed status in a list sorted by last change (new page and counts), and reversing the list. */
const [count, rounds, slowRounds] = process.argv.slice(2).map(Number);
const warmUp = 50;
const shown = 25;

const { portal } = await openSynthetic(count);
const query = { list: "agentAll", sort: "updated", page: "1", pageSize: String(shown) };
const read = (direction) => ticketList(portal, { ...query, direction });

const tickets = [...ticketsOf(portal, count)].map(({ id, status, updatedAt }) => ({
  ...{ id, status, updatedAt },
}));
const counts = { new: 0, open: 0, pending: 0, resolved: 0, closed: 0 };
for (const { status } of tickets) counts[status] += 1;
const newerFirst = (a, b) => tickets[b].updatedAt - tickets[a].updatedAt;
const newestFirst = Uint32Array.from(tickets.keys()).sort(newerFirst);

/** Position of a row in the order; no two rows have the same time. */
function placeOf(row) {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (newerFirst(newestFirst[middle], row) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Row of a change. Later changes get higher rows, so that the core sorts them first within one ms.
 */
const rowOf = (change) => Math.floor((change * count) / (warmUp + rounds + slowRounds));
/** A status that the ticket does not have, because the core refuses the same one. */
const statusOf = (row) => (tickets[row].status === "pending" ? "resolved" : "pending");

const page = (order) => ({
  ids: Array.from(order.subarray(0, shown), (row) => tickets[row].id),
  counts: { ...counts },
});

function changed(row, status) {
  const ticket = tickets[row];
  counts[ticket.status] -= 1;
  counts[status] += 1;
  Object.assign(ticket, { status, updatedAt: Date.now() + row / count });
}

const quick = {
  core(row, status) {
    portal.dispatch({ ticket: { setStatus: { ticket: tickets[row].id, status } } });
    const { rows, found } = read("desc");
    const { new: filed, open, pending, resolved, closed } = found;
    return {
      ids: rows.map(({ id }) => id),
      counts: { new: filed, open, pending, resolved, closed },
    };
  },
  orderKept(row, status) {
    const place = placeOf(row);
    changed(row, status);
    newestFirst.copyWithin(1, 0, place);
    newestFirst[0] = row;
    return page(newestFirst);
  },
};
const sortedAnew = () => page(Uint32Array.from(tickets.keys()).sort(newerFirst));

let changes = 0;

/** Changes the next ticket in all engines in turns and compares their answers. */
function changeNext(times) {
  const row = rowOf(changes);
  const status = statusOf(row);
  const answers = Object.entries(quick).map(([name, change]) => {
    const { value, took } = timed(() => change(row, status));
    times[name]?.push(took);
    return value;
  });
  times.turned?.push(timed(() => read("asc")).took);
  changes += 1;
  if (!isDeepStrictEqual(...answers))
    throw new Error(`${count} tickets, change ${changes}: the answers differ`);
  return answers[0];
}

const times = { core: [], orderKept: [], turned: [], sortedAnew: [] };
for (let round = 0; round < warmUp; round += 1) changeNext({});
for (let round = 0; round < rounds; round += 1) changeNext(times);

// Last, because a full scan evicts the other engines' data from the processor's cache.
for (let round = 0; round < slowRounds; round += 1) {
  const expected = changeNext({});
  const { value, took } = timed(sortedAnew);
  times.sortedAnew.push(took);
  if (!isDeepStrictEqual(value, expected))
    throw new Error(`${count} tickets, sorted anew: the answers differ`);
}
process.send({ count, ...summaries(times) });
