import { expect, test } from "vitest";
import { Simulation } from "../../testing/simulation/simulation";

const { PORTAL_SEED: first = "1", PORTAL_SEEDS: count = "150" } = process.env;

const seeds = Array.from({ length: Number(count) }, (_, index) => Number(first) + index);

/** `npm run soak -- simulation --seed=… --seeds=1` runs one seed again. */
test.each(seeds)("tabs, faults, clocks and kills of seed %i lose nothing", async (seed) => {
  await expect(new Simulation(seed).run()).resolves.toBeUndefined();
});
