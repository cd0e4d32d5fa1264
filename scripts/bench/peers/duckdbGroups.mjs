import { tableFromArrays, tableToIPC } from "apache-arrow";
import { connect } from "./duckdbConnection.mjs";

/** Groups by duckdb over Arrow columns with numbered texts and prepared statements. */
export async function groupsByDuckdb(columns) {
  const connection = await connect();
  const ipc = tableToIPC(tableFromArrays(columns), "stream");
  connection.insertArrowFromIPCStream(ipc, { name: "rows", create: true });
  const grouped = (value, ...keys) => {
    const by = keys.join(", ");
    const statement = connection.prepare(`SELECT ${value} AS value FROM rows GROUP BY ${by}`);
    return () => Array.from(statement.query().getChild("value"));
  };
  return {
    text: grouped("sum(volume)", "company"),
    month: grouped("sum(volume)", "day[1:7]"),
    pair: grouped("sum(volume)", "company", "commodity"),
    median: grouped("median(volume)", "company"),
  };
}
