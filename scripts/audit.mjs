import { auditDependencies } from "./lib/audit.mjs";
import { runMain } from "./lib/failure.mjs";
import { runNpm } from "./lib/npmPackages.mjs";
import { run } from "./lib/run.mjs";
import { ensureDependencyAuditor, ensureRust } from "./lib/rustTools.mjs";

/** Checks sources and licences of the dependencies and looks up known vulnerabilities. */
await runMain(async () => {
  ensureRust();
  await ensureDependencyAuditor();
  await auditDependencies();
  await run("cargo", ["deny", "--locked", "--all-features", "check", "advisories"]);
  await runNpm(["audit", "--omit=dev"]);
});
