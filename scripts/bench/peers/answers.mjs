/** The statuses in the order in which they are counted. */
const statuses = ["new", "open", "pending", "resolved", "closed"];

/** What a ticket is searched by, as one text. */
const searchedText = ({ id, title, requester, description }) =>
  `${id}\n${title}\n${requester}\n${description}`.toLowerCase();

export const wordsOf = (search) => search.toLowerCase().split(/\s+/).filter(Boolean);

/** Where the asked page of `total` rows begins, and how many it may hold. */
export function pageOf({ page, pageSize }, total) {
  const size = Number(pageSize);
  const last = Math.max(1, Math.ceil(total / size));
  return { size, first: (Math.min(Number(page), last) - 1) * size };
}

/** Counts by status; a status that nothing has is 0. */
export const countsOf = (entries) => ({
  ...Object.fromEntries(statuses.map((status) => [status, 0])),
  ...Object.fromEntries(entries),
});

/** The answer of an engine that only finds: `rows` are what it found, in any order, each with its place among the newest. */
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

/** Tickets as an engine keeps them: the newest change first, so that an order by place is the order that is shown. */
export const newestFirst = (tickets) =>
  tickets
    .toSorted((one, other) => other.updatedAt - one.updatedAt)
    .map((ticket, place) => ({ ...ticket, place, text: searchedText(ticket) }));
