import { runAndRead } from "../lib/run.mjs";

/** Plays random commands of all roles against a naive portal. */
export async function model({ transitions, seed }) {
  const args = ["test", "--release", "--locked", "-p", "portal-core", "--test", "model"];
  const env = { PORTAL_TRANSITIONS: String(transitions), PORTAL_SEED: String(seed) };
  const printed = await runAndRead("cargo", args, { env });
  const [line] = /\d+ transisi.*/.exec(printed) ?? ["yes"];
  return [["Transitions against the model", line]];
}
