import { inRoot } from "../lib/paths.mjs";
import { runNodeToolAndRead } from "../lib/run.mjs";

/** A process keeps about 3 MB per seed until it ends: ten thousand in one would take all memory. */
const seedsPerProcess = 500;

/** Simulates tabs with storage faults, clock jumps and kills, one seed per run. */
export async function simulation({ seeds, seed }) {
  const args = ["run", "--reporter=dot", "src/engine/storage/simulation.test.ts"];
  for (let played = 0; played < seeds; played += seedsPerProcess) {
    const env = {
      PORTAL_SEEDS: String(Math.min(seedsPerProcess, seeds - played)),
      PORTAL_SEED: String(seed + played),
    };
    await runNodeToolAndRead("vitest", "vitest", args, { cwd: inRoot("web"), env });
  }
  return [["Simulated tabs, faults and kills", `${seeds} seeds from ${seed} on, nothing lost`]];
}
