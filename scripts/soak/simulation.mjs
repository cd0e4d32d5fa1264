import { inRoot } from "../lib/paths.mjs";
import { runNodeToolAndRead } from "../lib/run.mjs";

/** Tabs, faults of the storage, jumps of the clock and kills, each run of it from a seed of its own. */
export async function simulation({ seeds, seed }) {
  const args = ["run", "--reporter=dot", "src/engine/storage/simulation.test.ts"];
  const env = { PORTAL_SEEDS: String(seeds), PORTAL_SEED: String(seed) };
  await runNodeToolAndRead("vitest", "vitest", args, { cwd: inRoot("web"), env });
  return [["Simulated tabs, faults and kills", `${seeds} seeds from ${seed} on, nothing lost`]];
}
