import { headline, say } from "./say.mjs";

const secondsSince = (started) => Math.round((Date.now() - started) / 1_000);

/** Prints the time of each step as a Markdown table for docs/checks.md. */
function printTable(rows) {
  const total = rows.reduce((sum, { seconds }) => sum + seconds, 0);
  console.log("\n| Step | Seconds |\n| --- | ---: |");
  for (const { name, seconds } of [...rows, { name: "**All**", seconds: total }])
    console.log(`| ${name} | ${seconds} |`);
}

/**
 * Runs named steps up to the first failure and prints a table of their times. `load` returns the steps after `setUp`,
 * because some import packages that the set-up installs.
 */
export async function runSteps(setUp, load) {
  const rows = [];
  const timed = async (name, work) => {
    const started = Date.now();
    try {
      return await work();
    } finally {
      rows.push({ name, seconds: secondsSince(started) });
    }
  };
  try {
    await timed("Set-up", setUp);
    const steps = await load();
    for (const [name, work] of steps) {
      headline(`${rows.length}/${steps.length} ${name}`);
      await timed(name, work);
      say(`${name}: ${rows.at(-1).seconds} s`);
    }
    printTable(rows);
    console.log(`\n${rows.length - 1} passed, 0 failed`);
  } catch (error) {
    printTable(rows);
    console.log(`\n${error.message}\n${Math.max(0, rows.length - 2)} passed, 1 failed`);
    process.exitCode = 1;
  }
}
