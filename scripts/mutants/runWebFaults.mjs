import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { Failure } from "../lib/failure.mjs";
import { inRoot } from "../lib/paths.mjs";
import { ask, runNodeTool } from "../lib/run.mjs";
import { say } from "../lib/say.mjs";
import { webFaults } from "./webFaults.mjs";

const inWeb = (file) => inRoot("web", file);

/** Reads the file of a fault; fails if the fault cannot be applied or undone. */
function prepare(fault) {
  const { file, from, to, caughtBy } = fault;
  const sound = readFileSync(inWeb(file), "utf8");
  const times = sound.split(from).length - 1;
  if (times !== 1) throw new Failure(`web/${file} has ${times} times, not once: ${from.trim()}`);
  if (!existsSync(inWeb(caughtBy))) throw new Failure(`web/${caughtBy} is missing.`);
  const changes = ask("git", ["status", "--porcelain", "--", inWeb(file)]);
  if (changes !== "") throw new Failure(`web/${file} has uncommitted changes. Commit them first.`);
  return { ...fault, sound, faulty: sound.replace(from, () => to) };
}

const runTests = (files) =>
  runNodeTool("vitest", "vitest", ["run", "--bail=1", "--reporter=dot", ...files], {
    cwd: inRoot("web"),
  });

/** True if the tests fail. An exit handler restores the file even after Ctrl+C. */
async function isCaught({ file, sound, faulty, caughtBy }) {
  const restore = () => writeFileSync(inWeb(file), sound);
  process.once("exit", restore);
  try {
    writeFileSync(inWeb(file), faulty);
    await runTests([caughtBy]);
    return false;
  } catch (error) {
    if (error instanceof Failure) return true;
    throw error;
  } finally {
    restore();
    process.off("exit", restore);
  }
}

/** Applies one fault after the other to the working copy and runs the test that must fail. */
export async function runWebFaults() {
  const faults = webFaults.map(prepare);
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => process.exit(1));
  say("The tests without a fault");
  await runTests([...new Set(faults.map(({ caughtBy }) => caughtBy))]);

  const rows = [];
  for (const [at, fault] of faults.entries()) {
    say(`${at + 1} of ${faults.length}: ${fault.what}`);
    rows.push({ ...fault, caught: await isCaught(fault) });
  }
  console.log("\n| fault | caught by |\n| --- | --- |");
  for (const { what, caught, caughtBy } of rows) {
    console.log(`| ${what} | ${caught ? `\`${caughtBy}\`` : "**nothing**"} |`);
  }
  const missed = rows.filter(({ caught }) => !caught).length;
  if (missed > 0) throw new Failure(`${missed} of ${rows.length} faults were not caught.`);
}
