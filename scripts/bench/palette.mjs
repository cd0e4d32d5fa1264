import { isDeepStrictEqual } from "node:util";
import { openSynthetic, ticketsOf } from "./core.mjs";
import { inTurns } from "./turns.mjs";

/** Measures the palette's answer to each letter of some searches, beside a plain filter over kept texts. */
const [count, rounds] = process.argv.slice(2).map(Number);
const shown = 6;

const { portal } = await openSynthetic(count);
const pages = ["Semua Tiket", "New", "Open", "Pending", "Resolved", "Closed", "Dasbor", "Keluar"];
const tickets = [...ticketsOf(portal, count)].map(({ id, title, requester, description }) => ({
  ...{ id, text: [id, title, requester, description].join("\n").toLowerCase() },
}));

const searches = ["rkab revisi", "pnbp", tickets[count >> 1].id.toLowerCase(), "tidakada"].flatMap(
  (word) => [...word].map((_, at) => word.slice(0, at + 1)),
);

function core(search) {
  const { answer } = portal.palette({ search, named: pages, recent: [] });
  const found = answer.value.groups.find(({ kind }) => kind === "ticket");
  const { entries, more } = found ?? { entries: [], more: 0 };
  return { ids: entries.map(({ id }) => id), total: entries.length + more };
}

function filter(search) {
  const words = search.split(" ").filter((word) => word !== "");
  const found = tickets.filter(({ text }) => words.every((word) => text.includes(word)));
  const exact = found.filter(({ id }) => id.toLowerCase() === search);
  const others = found.filter((ticket) => !exact.includes(ticket)).reverse();
  const ids = [...exact, ...others].slice(0, shown).map(({ id }) => id);
  return { ids, total: found.length };
}

for (const search of searches) {
  if (!isDeepStrictEqual(core(search), filter(search)))
    throw new Error(`${count} tickets, "${search}": the answers differ`);
}

/** Runs an engine with the next search at each turn. */
function inOrder(engine) {
  let at = 0;
  return () => engine(searches[at++ % searches.length]);
}

const engines = { core: inOrder(core), filter: inOrder(filter) };
process.send({ count, ...inTurns(engines, { rounds: rounds * searches.length, warmUp: 2 }) });
