import { inRoot } from "../lib/paths.mjs";
import { runNodeToolAndRead } from "../lib/run.mjs";

/** Simulates tabs with storage faults, clock jumps and kills, one seed per run. */
export async function simulation({ seeds, seed }) {
  const args = ["run", "--reporter=dot", "src/engine/storage/simulation.test.ts"];
  const env = { PORTAL_SEEDS: String(seeds), PORTAL_SEED: String(seed) };
  await runNodeToolAndRead("vitest", "vitest", args, { cwd: inRoot("web"), env });
  return [["Simulated tabs, faults and kills", `${seeds} seeds from ${seed} on, nothing lost`]];
}
