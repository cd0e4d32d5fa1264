import { say } from "../../lib/say.mjs";
import { number, printTable, ratio, times } from "../markdown.mjs";
import { measure } from "../process.mjs";

const rounds = 40;

/** The fastest peer that starts from a file's texts. `codes` starts from numbers instead. */
const fastest = ({ arquero, objects, columns, duckdb }) =>
  [arquero, objects, columns, duckdb].reduce((best, peer) => (peer.p50 < best.p50 ? peer : best));

const heading = [
  ...["work", "wasm", "arquero", "ratio", "duckdb wasm", "reduce over objects"],
  ...["loop over columns", "ratio to the fastest", "loop over numbered texts", "wasm, first time"],
];

/** Measures drawing a widget over a table of this many rows. */
export async function benchAggregation({ rows }) {
  say("widgets over such a table …");
  const script = new URL("../aggregation.mjs", import.meta.url);
  const { results } = await measure(script, [rows, rounds]);
  const lines = Object.entries(results).map(([work, measured]) => {
    const { core, arquero, duckdb, objects, columns, codes, first } = measured;
    return [
      ...[work, times(core), times(arquero), `**${ratio(arquero, core)}**`],
      ...[duckdb, objects, columns].map(times),
      ...[`**${ratio(fastest(measured), core)}**`, times(codes), number(first)],
    ];
  });
  const title = `A widget over ${number(rows)} rows × 20 columns, p50 / p95 in ms`;
  printTable(title, [heading, ...lines], { texts: 1 });
  return results;
}
