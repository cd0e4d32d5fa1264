import { shippedCrates } from "./crates.mjs";
import { Failure } from "./failure.mjs";
import { isAllowed } from "./licences.mjs";
import { readNpmLock, shippedPackages, uncheckedPackages } from "./npmLock.mjs";
import { run } from "./run.mjs";
import { say } from "./say.mjs";

/** The project, and the packages of the benchmark. */
const npmFolders = [".", "scripts/bench/peers"];

function auditNpm() {
  const locks = npmFolders.map((folder) => readNpmLock(folder));
  const unchecked = locks.flatMap(uncheckedPackages);
  if (unchecked.length > 0)
    throw new Failure(`package-lock.json does not pin the bytes of ${unchecked.join(", ")}`);
  const [lock, peers] = locks;
  const shipped = [...shippedPackages(lock), ...shippedCrates()];
  const foreign = [...shipped, ...shippedPackages(peers)].filter(
    ({ licence }) => !isAllowed(licence),
  );
  if (foreign.length > 0) {
    const list = foreign.map(({ name, licence }) => `${name} (${licence || "none named"})`);
    throw new Failure(`Not under a licence of scripts/lib/licences.mjs: ${list.join(", ")}`);
  }
  say(`${shipped.length} shipped packages: bytes pinned, licences permissive`);
}

/** Checks sources and licences of all dependencies; `npm run audit` looks up vulnerabilities. */
export async function auditDependencies() {
  auditNpm();
  await run("cargo", [
    ...["deny", "--locked", "--all-features", "check", "licenses", "bans", "sources"],
  ]);
}
