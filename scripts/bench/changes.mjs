import { isDeepStrictEqual } from "node:util";
import { openSynthetic, ticketList, ticketsOf } from "./core.mjs";
import { summary } from "./summary.mjs";

/** Measures what a ticket's changed status costs to the new page and counts of the list sorted by the last change, and turning that list round. */
const [count, rounds] = process.argv.slice(2).map(Number);
const warmUp = 10;
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

/** Where a row stands in the order, all moments being different. */
function placeOf(row) {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (newerFirst(newestFirst[middle], row) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** One at a time, later arrivals later: of those changed in the same millisecond the later one comes first then, as in the core. */
const rowOf = (round) => Math.floor(((round + warmUp) * count) / (rounds + warmUp));
const statusOf = (round) => (round % 2 === 0 ? "pending" : "resolved");

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

const engines = {
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
  sortedAnew: () => page(Uint32Array.from(tickets.keys()).sort(newerFirst)),
};

const times = { core: [], orderKept: [], sortedAnew: [], turned: [] };

function timed(name, round, run) {
  const start = performance.now();
  const value = run();
  if (round >= 0) times[name].push(performance.now() - start);
  return value;
}

for (let round = -warmUp; round < rounds; round += 1) {
  const [row, status] = [rowOf(round), statusOf(round)];
  const [core, orderKept, sortedAnew] = Object.entries(engines).map(([name, change]) =>
    timed(name, round, () => change(row, status)),
  );
  if (!isDeepStrictEqual(core, orderKept) || !isDeepStrictEqual(core, sortedAnew))
    throw new Error(`${count} tickets, change ${round}: the answers differ`);
  timed("turned", round, () => read("asc"));
}
const measured = Object.entries(times).map(([name, all]) => [name, summary(all)]);
process.send({ count, ...Object.fromEntries(measured) });
