import { say } from "../../lib/say.mjs";
import { number, printTable, times } from "../markdown.mjs";
import { measure } from "../process.mjs";

const rounds = 5;

/** The faster peer of a test. */
export const fasterPeer = ({ arquero, duckdb }) => (arquero.p50 < duckdb.p50 ? arquero : duckdb);

const heading = ["test", "wasm", "arquero", "duckdb wasm", "ratio", "first time", "longest step"];

/** Measures tests of auditors over a table of this many rows. */
export async function benchAudit({ rows }) {
  say("tests of auditors over a million rows …");
  const script = new URL("../audit.mjs", import.meta.url);
  const { results } = await measure(script, [rows, rounds], { minutes: 30 });
  const lines = Object.entries(results).map(([work, measured]) => {
    const { core, arquero, duckdb, first, longest } = measured;
    const ratio = fasterPeer(measured).p50 / core.p50;
    return [
      ...[work, times(core), times(arquero), times(duckdb), `**${number(ratio, 1)}×**`],
      ...[number(first), number(longest)],
    ];
  });
  const title = `Tests of auditors over ${number(rows)} rows × 20 columns, p50 / p95 in ms`;
  printTable(title, [heading, ...lines], { texts: 1 });
  return results;
}
