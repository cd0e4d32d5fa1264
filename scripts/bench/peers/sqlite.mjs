import sqlite3InitModule from "@sqlite.org/sqlite-wasm";
import { countsOf, newestFirst, pageOf, wordsOf } from "./answers.mjs";

const literal = (word) => word.replace(/[\\%_]/g, "\\$&");
const quoted = (word) => `"${word.replaceAll('"', '""')}"`;

async function filled(tickets, schema) {
  const sqlite = await sqlite3InitModule();
  const database = new sqlite.oo1.DB(":memory:");
  database.exec("PRAGMA case_sensitive_like = ON; PRAGMA cache_size = -500000");
  database.exec(
    "CREATE TABLE tickets (place INTEGER PRIMARY KEY, id TEXT, status TEXT, text TEXT)",
  );
  const insert = database.prepare("INSERT INTO tickets VALUES (?, ?, ?, ?)");
  database.exec("BEGIN");
  for (const { place, id, status, text } of newestFirst(tickets))
    insert.bind([place, id, status, text]).stepReset();
  database.exec("COMMIT");
  insert.finalize();
  if (schema) database.exec(schema);
  return database;
}

/** Lists by a condition over `tickets`, which are stored in display order. */
const lister = (database, conditionOf) => (query) => {
  const { where, bind } = conditionOf(wordsOf(query.search));
  const counted = database.selectArrays(
    `SELECT status, count(*) FROM tickets WHERE ${where} GROUP BY status`,
    bind,
  );
  const found = countsOf(counted);
  const { status } = query;
  const total =
    status === undefined ? counted.reduce((sum, [, count]) => sum + count, 0) : found[status];
  const { first, size } = pageOf(query, total);
  const ids = database.selectValues(
    `SELECT id FROM tickets WHERE ${where} ${status === undefined ? "" : "AND status = ?"}
     ORDER BY place LIMIT ${size} OFFSET ${first}`,
    status === undefined ? bind : [...bind, status],
  );
  return { ids, total, found };
};

const likeAll = (words) => ({
  where: ["1", ...words.map(() => String.raw`text LIKE ? ESCAPE '\'`)].join(" AND "),
  bind: words.map((word) => `%${literal(word)}%`),
});

/** A scan with LIKE over lower-cased text. */
export const openLike = async (tickets) => lister(await filled(tickets, ""), likeAll);

const trigrams = `
  CREATE VIRTUAL TABLE grams USING fts5(text, content='tickets', content_rowid='place', tokenize='trigram', detail='full');
  INSERT INTO grams(grams) VALUES ('rebuild');
`;

/** FTS5's trigram index; shorter words are searched in its result, or everywhere. */
export async function openTrigrams(tickets) {
  const database = await filled(tickets, trigrams);
  return lister(database, (words) => {
    const long = words.filter((word) => [...word].length >= 3);
    const short = likeAll(words.filter((word) => !long.includes(word)));
    if (long.length === 0) return short;
    return {
      where: `place IN (SELECT rowid FROM grams WHERE grams MATCH ?) AND ${short.where}`,
      bind: [long.map(quoted).join(" AND "), ...short.bind],
    };
  });
}
