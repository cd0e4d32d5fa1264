import { runMain } from "./lib/failure.mjs";
import { headline, say } from "./lib/say.mjs";
import { setUpForTesting } from "./setup.mjs";

const seconds = (since) => Math.round((Date.now() - since) / 1000);

/** Runs the checks up to the first that fails; the last line counts those that were run. */
async function runChecks() {
  // Not before: some of them drive browsers with packages that the set-up has just installed.
  const { checks } = await import("./lib/checks.mjs");
  let passed = 0;
  try {
    for (const [name, check] of checks) {
      headline(`${passed + 1}/${checks.length} ${name}`);
      const started = Date.now();
      await check();
      say(`${name}: ${seconds(started)} s`);
      passed += 1;
    }
    return () => console.log(`\n${passed} passed, 0 failed`);
  } catch (error) {
    return () => {
      console.log(`\n${error.message}\n${passed} passed, 1 failed`);
      process.exitCode = 1;
    };
  }
}

await runMain(async () => {
  await setUpForTesting();
  const started = Date.now();
  const report = await runChecks();
  say(`Took ${seconds(started)} s`);
  report();
});
