import { number, printTable, ratio, times } from "../markdown.mjs";
import { measure } from "../process.mjs";

const works = { search: "search, one more letter", sort: "sort by a column" };
const heading = ["work", "wasm", "JavaScript", "ratio"];

/** Measures searching and sorting a table of this many rows. */
export async function benchTables({ rows }) {
  const { results } = await measure(new URL("../tables.mjs", import.meta.url), [rows]);
  const lines = Object.entries(works).map(([work, name]) => {
    const { core, peer } = results[work];
    return [name, times(core), times(peer), `**${ratio(peer, core)}**`];
  });
  const title = `Searched and sorted, ${number(rows)} rows × 20 columns, p50 / p95 in ms`;
  printTable(title, [heading, ...lines], { texts: 1 });
}
