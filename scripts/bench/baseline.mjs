const statuses = ["new", "open", "pending", "resolved", "closed"];

/** Number of searches that {@link Baseline.listByNarrowing} caches, as many as the core. */
const keptSearches = 8;

/** Up to this many found rows are sorted; more are looked up in the cached order. */
const fewRows = 1_000;

/**
 * The agents' list of tickets in JavaScript, written plainly and tuned. The tuned one caches lower-cased texts, filters
 * and counts in one pass, and keeps filters and order in typed arrays.
 */
export class Baseline {
  #tickets = [];
  #texts = [];
  #statuses;
  #updatedAt;
  #matches;
  #isMatch;
  #allRows;
  #newestFirst;
  /** Results of the last searches, newest first. */
  #kept = [];

  constructor(count) {
    this.#statuses = new Uint8Array(count);
    this.#updatedAt = new Float64Array(count);
    this.#matches = new Uint32Array(count);
    this.#isMatch = new Uint8Array(count);
    this.#allRows = Uint32Array.from({ length: count }, (_, row) => row);
  }

  add(ticket) {
    const row = this.#tickets.length;
    this.#tickets.push(ticket);
    this.#texts.push(
      `${ticket.id}\n${ticket.title}\n${ticket.requester}\n${ticket.description}`.toLowerCase(),
    );
    this.#statuses[row] = statuses.indexOf(ticket.status);
    this.#updatedAt[row] = ticket.updatedAt;
  }

  /** The searched text of each ticket. */
  texts() {
    return this.#texts;
  }

  /** One page by untuned code, without cached texts. */
  listPlainly({ search, status, ...query }) {
    const words = wordsOf(search);
    const matching = this.#tickets.filter((ticket) => words.every((word) => isIn(ticket, word)));
    const found = Object.fromEntries(statuses.map((name) => [name, 0]));
    for (const ticket of matching) found[ticket.status] += 1;
    const wanted =
      status === undefined ? matching : matching.filter((ticket) => ticket.status === status);
    wanted.sort((a, b) => b.updatedAt - a.updatedAt);
    const { first, size } = page(query, wanted.length);
    return { rows: wanted.slice(first, first + size), total: wanted.length, found };
  }

  /** Sorts all tickets once for {@link listByKeptOrder}. Call after the last ticket. */
  keepOrder() {
    this.#newestFirst = this.#allRows.toSorted(this.#newerFirst);
  }

  /** Builds one page: filters, then sorts the result. */
  list(query) {
    const { count, found } = this.#filter(query);
    const matches = this.#matches.subarray(0, count).sort(this.#newerFirst);
    const { first, size } = page(query, count);
    const rows = Array.from(matches.subarray(first, first + size), (row) => this.#tickets[row]);
    return { rows, total: count, found };
  }

  /** Builds the page from a cached order, which every edit would have to update. */
  listByKeptOrder(query) {
    const { count, found } = this.#filter(query);
    const { first, size } = page(query, count);
    for (let i = 0; i < count; i += 1) this.#isMatch[this.#matches[i]] = 1;
    const rows = [];
    const wanted = Math.min(size, count - first);
    for (let i = 0, passed = 0; rows.length < wanted; i += 1) {
      const row = this.#newestFirst[i];
      if (this.#isMatch[row] === 0) continue;
      if (passed >= first) rows.push(this.#tickets[row]);
      passed += 1;
    }
    for (let i = 0; i < count; i += 1) this.#isMatch[this.#matches[i]] = 0;
    return { rows, total: count, found };
  }

  /**
   * Builds the page with tuned code: a longer search narrows the previous result, texts are read in memory order, and only the
   * shown rows are sorted.
   */
  listByNarrowing({ search, status, ...query }) {
    const rows = this.#narrowed(wordsOf(search));
    const wanted = status === undefined ? -1 : statuses.indexOf(status);
    const counts = new Uint32Array(statuses.length);
    for (let i = 0; i < rows.length; i += 1) counts[this.#statuses[rows[i]]] += 1;
    const count = wanted === -1 ? rows.length : counts[wanted];
    const { first, size } = page(query, count);
    const last = Math.min(first + size, count);
    const shown = this.#newestOf(rows, wanted, count, last).subarray(first, last);
    return {
      rows: Array.from(shown, (row) => this.#tickets[row]),
      total: count,
      found: byStatus(counts),
    };
  }

  /** The `last` newest of `rows` with the status: few are sorted, many are found early in the cached order. */
  #newestOf(rows, wanted, count, last) {
    const isWanted = (row) => wanted === -1 || this.#statuses[row] === wanted;
    if (count <= fewRows) return rows.filter(isWanted).sort(this.#newerFirst);
    for (let i = 0; i < rows.length; i += 1) this.#isMatch[rows[i]] = 1;
    const newest = new Uint32Array(last);
    for (let i = 0, passed = 0; passed < last; i += 1) {
      const row = this.#newestFirst[i];
      if (this.#isMatch[row] === 1 && isWanted(row)) newest[passed++] = row;
    }
    for (let i = 0; i < rows.length; i += 1) this.#isMatch[rows[i]] = 0;
    return newest;
  }

  /** Rows that contain all words, in order of arrival. */
  #narrowed(words) {
    const isPart = (word) => words.some((other) => other.includes(word));
    const around = this.#kept.filter((search) => search.words.every(isPart));
    const from = around.reduce(
      (fewest, { rows }) => (rows.length < fewest.length ? rows : fewest),
      this.#allRows,
    );
    const texts = this.#texts;
    let count = 0;
    for (let i = 0; i < from.length; i += 1) {
      if (hasEvery(texts[from[i]], words)) this.#matches[count++] = from[i];
    }
    const rows = this.#matches.slice(0, count);
    this.#kept.push({ words, rows });
    if (this.#kept.length > keptSearches) this.#kept.shift();
    return rows;
  }

  #newerFirst = (a, b) => this.#updatedAt[b] - this.#updatedAt[a];

  /** Writes the found rows to `#matches` and counts them by status before the status filter. */
  #filter({ search, status }) {
    const words = wordsOf(search);
    const wanted = status === undefined ? -1 : statuses.indexOf(status);
    const texts = this.#texts;
    const counts = new Uint32Array(statuses.length);
    let count = 0;
    for (let row = 0; row < texts.length; row += 1) {
      if (!hasEvery(texts[row], words)) continue;
      const rowStatus = this.#statuses[row];
      counts[rowStatus] += 1;
      if (wanted === -1 || wanted === rowStatus) this.#matches[count++] = row;
    }
    return { count, found: byStatus(counts) };
  }
}

const wordsOf = (search) => search.toLowerCase().split(/\s+/).filter(Boolean);

const isIn = (ticket, word) =>
  ticket.id.toLowerCase().includes(word) ||
  ticket.title.toLowerCase().includes(word) ||
  ticket.requester.toLowerCase().includes(word) ||
  ticket.description.toLowerCase().includes(word);

const byStatus = (counts) => Object.fromEntries(statuses.map((name, i) => [name, counts[i]]));

function hasEvery(text, words) {
  for (let i = 0; i < words.length; i += 1) if (!text.includes(words[i])) return false;
  return true;
}

function page(query, total) {
  const size = Number(query.pageSize);
  const last = Math.max(1, Math.ceil(total / size));
  return { size, first: (Math.min(Number(query.page), last) - 1) * size };
}
