import { isDeepStrictEqual } from "node:util";
import { openDiscussed, ticketsOf } from "./core.mjs";
import { inTurns } from "./turns.mjs";

/**
 * Measures the palette's answer to each letter of some searches among tickets with messages and notes, beside a plain
 * filter over kept texts. Then the same with typing errors, beside a filter that first looks for similar words.
 */
const [count, rounds] = process.argv.slice(2).map(Number);
const shown = 6;
/** Contents are searched from this length on, and similar words if fewer tickets than this are found. */
const few = 3;

const { portal, indexed } = await openDiscussed(count);
const pages = ["Semua Tiket", "New", "Open", "Pending", "Resolved", "Closed", "Dasbor", "Keluar"];
const lower = (...texts) => texts.join("\n").toLowerCase();
const tickets = [...ticketsOf(portal, count)]
  .map(({ id, title, requester, description, conversation }) => {
    const names = lower(id, title, requester);
    const listed = lower(names, description);
    return { id, names, listed, all: lower(listed, conversation) };
  })
  .reverse();
const vocabulary = new Set();
for (const { all } of tickets)
  for (const word of all.split(/[^a-z0-9]+/)) if (word.length >= few) vocabulary.add(word);

const letterByLetter = (words) =>
  words.flatMap((word) => [...word].map((_, at) => word.slice(0, at + 1)));
const searches = letterByLetter(["rkab revisi", "pnbp", tickets[count >> 1].id.toLowerCase()]);
const misspelt = letterByLetter([
  "persetujaun",
  "rekonsilaisi revsi",
  "tmabang",
  "peledkan amoinum",
]);

function core(search) {
  const { answer } = portal.palette({ search, named: pages, recent: [] });
  const found = answer.value.groups.find(({ kind, isSimilar }) => kind === "ticket" && !isSimilar);
  const { entries, more } = found ?? { entries: [], more: 0 };
  return { ids: entries.map(({ id }) => id), more };
}

const withWords = (words, part) => (ticket) => words.every((word) => ticket[part].includes(word));

function filter(search) {
  const words = search.split(" ").filter((word) => word !== "");
  const part = words.some((word) => word.length >= few) ? "all" : "names";
  const found = tickets.filter(withWords(words, part));
  const named = found.filter(withWords(words, "names"));
  const exact = found.filter(({ id }) => id.toLowerCase() === search);
  const ids = [...new Set([...exact, ...named, ...found])].slice(0, shown).map(({ id }) => id);
  const listed = found.filter(withWords(words, "listed")).length;
  return { ids, more: Math.max(0, listed - ids.length) };
}

/** The least number of letters to insert, delete or replace, or of neighbours to swap. */
function distance(one, other) {
  const rows = [Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const wrong = one[i - 1] === other[j - 1] ? 0 : 1;
      row[j] = Math.min(rows[i - 1][j] + 1, row[j - 1] + 1, rows[i - 1][j - 1] + wrong);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        row[j] = Math.min(row[j], rows[i - 2][j - 2] + 1);
    }
    rows.push(row);
  }
  return rows[one.length][other.length];
}

/** Searches the words and, if little is found, those of the vocabulary that are similar to them. */
function similarFilter(search) {
  const found = filter(search);
  if (found.ids.length >= few) return found;
  const alike = search.split(" ").map((word) => {
    const errors = word.length < 4 ? 0 : word.length < 8 ? 1 : 2;
    const isSimilar = (other) =>
      other[0] === word[0] &&
      Math.abs(other.length - word.length) <= errors &&
      distance(word, other) <= errors;
    return [word, ...(errors === 0 ? [] : [...vocabulary].filter(isSimilar))];
  });
  return tickets.filter(({ all }) =>
    alike.every((words) => words.some((one) => all.includes(one))),
  );
}

for (const search of searches) {
  if (!isDeepStrictEqual(core(search), filter(search)))
    throw new Error(`${count} tickets, "${search}": the answers differ`);
}
for (const search of ["persetujaun", "tmabang", "peledkan"]) {
  const { groups } = portal.palette({ search, named: [], recent: [] }).answer.value;
  if (!groups.some(({ isSimilar }) => isSimilar)) throw new Error(`"${search}" finds nothing`);
}

/** Runs an engine with the next search at each turn. */
function inOrder(engine, searches) {
  let at = 0;
  return () => engine(searches[at++ % searches.length]);
}

const measured = (engines, searches, rounds) =>
  inTurns(
    Object.fromEntries(
      Object.entries(engines).map(([name, engine]) => [name, inOrder(engine, searches)]),
    ),
    { rounds: rounds * searches.length, warmUp: 2 },
  );
const { similar, similarFilter: kept } = measured(
  { similar: core, similarFilter },
  misspelt,
  Math.ceil(rounds / 5),
);
process.send({
  ...{ count, indexed, similar, similarFilter: kept },
  ...measured({ core, filter }, searches, rounds),
});
