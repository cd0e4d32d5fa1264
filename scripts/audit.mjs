import { auditDependencies } from "./lib/audit.mjs";
import { runMain } from "./lib/failure.mjs";
import { runNpm } from "./lib/npmPackages.mjs";
import { run } from "./lib/run.mjs";
import { ensureDependencyAuditor, ensureRust } from "./lib/rustTools.mjs";

/** What `npm test` checks of the dependencies, and whether a hole is known in one: the answer is of today. */
await runMain(async () => {
  ensureRust();
  await ensureDependencyAuditor();
  await auditDependencies();
  await run("cargo", ["deny", "--locked", "--all-features", "check", "advisories"]);
  await runNpm(["audit", "--omit=dev"]);
});
