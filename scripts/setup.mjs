import { pathToFileURL } from "node:url";
import { ensureTestBrowser } from "./lib/browser.mjs";
import { Failure, runMain } from "./lib/failure.mjs";
import { ensureNpmPackages } from "./lib/npmPackages.mjs";
import {
  ensureDependencyAuditor,
  ensureRust,
  ensureWasmTarget,
  ensureWasmTools,
} from "./lib/rustTools.mjs";
import { say } from "./lib/say.mjs";
import { versions } from "./versions.mjs";

function ensureNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  const [wantedMajor, wantedMinor] = versions.node.split(".").map(Number);
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return;
  throw new Failure(
    `Node ${process.versions.node} is too old: ${versions.node} or later is needed.`,
  );
}

/** Set-up for `npm start` and `npm run build`. Quick if nothing is missing. */
export async function setUpForBuilding() {
  ensureNode();
  await ensureNpmPackages();
  ensureRust();
  await ensureWasmTarget();
  await ensureWasmTools();
}

/** Set-up for tests: also a browser, and the tool that reads licences of crates. */
export async function setUpForTesting() {
  await setUpForBuilding();
  await ensureDependencyAuditor();
  await ensureTestBrowser();
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await runMain(async () => {
    await setUpForTesting();
    say("Everything is in place.");
  });
}
