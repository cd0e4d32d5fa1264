import { readFileSync } from "node:fs";
import { Failure, runMain } from "./lib/failure.mjs";
import { readOptions } from "./lib/options.mjs";
import { inRoot } from "./lib/paths.mjs";
import { run } from "./lib/run.mjs";
import { ensureMutationTools, ensureRust } from "./lib/rustTools.mjs";
import { runWebFaults } from "./mutants/runWebFaults.mjs";

/** Smallest share of mutants that a test must catch, in percent. */
const wantedScore = 90;

/** Exit codes of cargo-mutants if it ran and some mutants survived or hung. */
const hasRun = /exit code [23]$/;

/** Short games: a mutant that only a long game would catch counts as survived. */
const shortTests = { PORTAL_TRANSITIONS: "1500", PORTAL_COMMANDS: "1000", PROPTEST_CASES: "16" };

async function mutate(args) {
  try {
    await run("cargo", ["mutants", "--colors=never", ...args], { env: shortTests });
  } catch (error) {
    if (!hasRun.test(error.message)) throw error;
  }
}

/** Runs cargo-mutants on a crate; too many survivors are a failure. */
async function testCrate({ crate, shard }) {
  ensureRust();
  await ensureMutationTools();
  const output = inRoot("target");
  await mutate([
    "--package",
    crate,
    "--shard",
    shard,
    "--sharding=round-robin",
    "--output",
    output,
  ]);

  const outcomes = readFileSync(inRoot("target", "mutants.out", "outcomes.json"), "utf8");
  const { caught, timeout, missed } = JSON.parse(outcomes);
  const score = (100 * (caught + timeout)) / (caught + timeout + missed);
  console.log(
    `${crate} ${shard}: ${caught} mutants caught, ${timeout} hung, ${missed} survived; score ${score.toFixed(1)} %`,
  );
  if (!(score >= wantedScore)) throw new Failure(`The score is below ${wantedScore} %.`);
}

await runMain(() => {
  const { web, ...core } = readOptions({
    crate: { type: "string", default: "portal-core" },
    shard: { type: "string", default: "0/1" },
    web: { type: "boolean", default: false },
  });
  return web ? runWebFaults() : testCrate(core);
});
