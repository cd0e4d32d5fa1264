import { say } from "../../lib/say.mjs";
import { number, printTable } from "../markdown.mjs";
import { measure } from "../process.mjs";

const tickets = 10_000;
const rounds = 2_000;

const microseconds = ({ p50, p95 }) => `${number(1_000 * p50)} / ${number(1_000 * p95)}`;

/** One page carried across the boundary. */
export async function benchCrossing() {
  say("a page across the boundary …");
  const result = await measure(new URL("../crossing.mjs", import.meta.url), [tickets, rounds]);
  const { core, serde, rows } = result;
  printTable(`A page of ${rows} rows across the boundary, p50 / p95 in µs`, [
    ["as the core does it", "serde-wasm-bindgen", "core / serde-wasm-bindgen"],
    [microseconds(core), microseconds(serde), number(core.p50 / serde.p50, 2)],
  ]);
  return result;
}
