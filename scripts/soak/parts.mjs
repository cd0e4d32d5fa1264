import { faults } from "./faults.mjs";
import { fullDisk } from "./fullDisk.mjs";
import { fuzz } from "./fuzz.mjs";
import { kills } from "./kills.mjs";
import { model } from "./model.mjs";
import { longSession } from "./session.mjs";
import { simulation } from "./simulation.mjs";

/** Soak tests with their budgets; each returns rows of the table. */
export const parts = {
  model: { soak: model, budgets: { transitions: 10_000_000, seed: 1 } },
  simulation: { soak: simulation, budgets: { seeds: 10_000, seed: 1 } },
  fuzz: { soak: fuzz, budgets: { seconds: 600, commands: 100_000, seed: 1 } },
  faults: { soak: faults, budgets: { panics: 1_000, p99: 60, pages: 5 } },
  session: { soak: longSession, budgets: { actions: 100_000 } },
  fullDisk: { soak: fullDisk, budgets: { count: 20 } },
  kills: { soak: kills, budgets: { count: 100, seed: 1 } },
};
