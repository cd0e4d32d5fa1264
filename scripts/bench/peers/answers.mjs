/** The statuses in counting order. */
const statuses = ["new", "open", "pending", "resolved", "closed"];

/** The searched text of a ticket. */
const searchedText = ({ id, title, requester, description }) =>
  `${id}\n${title}\n${requester}\n${description}`.toLowerCase();

export const wordsOf = (search) => search.toLowerCase().split(/\s+/).filter(Boolean);

/** Start and length of the requested page of `total` rows. */
export function pageOf({ page, pageSize }, total) {
  const size = Number(pageSize);
  const last = Math.max(1, Math.ceil(total / size));
  return { size, first: (Math.min(Number(page), last) - 1) * size };
}

/** Counts by status, 0 for absent ones. */
export const countsOf = (entries) => ({
  ...Object.fromEntries(statuses.map((status) => [status, 0])),
  ...Object.fromEntries(entries),
});

/** Answer of an engine that only finds: `found` are rows in any order, each with its position among the newest. */
export function answerOf(found, query) {
  const counts = new Map(statuses.map((status) => [status, 0]));
  for (const { status } of found) counts.set(status, counts.get(status) + 1);
  const { status } = query;
  const wanted = status === undefined ? found : found.filter((ticket) => ticket.status === status);
  wanted.sort((one, other) => one.place - other.place);
  const { first, size } = pageOf(query, wanted.length);
  const ids = wanted.slice(first, first + size).map(({ id }) => id);
  return { ids, total: wanted.length, found: countsOf(counts) };
}

/** Tickets with the newest change first, so that the row number is the order. */
export const newestFirst = (tickets) =>
  tickets
    .toSorted((one, other) => other.updatedAt - one.updatedAt)
    .map((ticket, place) => ({ ...ticket, place, text: searchedText(ticket) }));
