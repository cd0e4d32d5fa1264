import { tableFromArrays, tableToIPC } from "apache-arrow";
import { countsOf, newestFirst, pageOf, wordsOf } from "./answers.mjs";
import { connect } from "./duckdbConnection.mjs";

/** Columns of lower-cased text and an enumeration of statuses, in display order. */
export async function open(tickets) {
  const connection = await connect();
  const kept = newestFirst(tickets);
  const column = (name) => kept.map((ticket) => ticket[name]);
  const table = tableFromArrays({
    place: Int32Array.from(kept.keys()),
    ...{ id: column("id"), status: column("status"), text: column("text") },
  });
  connection.insertArrowFromIPCStream(tableToIPC(table, "stream"), {
    name: "tickets",
    create: true,
  });
  return (query) => {
    const words = wordsOf(query.search);
    const where = [
      "true",
      ...words.map((word) => `contains(text, '${word.replaceAll("'", "''")}')`),
    ].join(" AND ");
    const counted = connection
      .query(
        `SELECT status, count(*)::INTEGER AS count FROM tickets WHERE ${where} GROUP BY status`,
      )
      .toArray()
      .map(({ status, count }) => [status, count]);
    const found = countsOf(counted);
    const { status } = query;
    const total =
      status === undefined ? counted.reduce((sum, [, count]) => sum + count, 0) : found[status];
    const { first, size } = pageOf(query, total);
    const page = connection.query(
      `SELECT id FROM tickets WHERE ${where} ${status === undefined ? "" : `AND status = '${status}'`}
       ORDER BY place LIMIT ${size} OFFSET ${first}`,
    );
    return { ids: page.toArray().map(({ id }) => id), total, found };
  };
}
