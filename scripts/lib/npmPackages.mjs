import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "./paths.mjs";
import { run } from "./run.mjs";
import { say } from "./say.mjs";

const lockedPackages = (file) => JSON.parse(readFileSync(file, "utf8")).packages;

/** True if node_modules matches the lock file, apart from optional packages of other systems. */
function installedMatchesLock(folder) {
  const installedFile = join(folder, "node_modules", ".package-lock.json");
  if (!existsSync(installedFile)) return false;
  const installed = lockedPackages(installedFile);
  return Object.entries(lockedPackages(join(folder, "package-lock.json"))).every(
    ([path, wanted]) =>
      !path.startsWith("node_modules/") ||
      wanted.link ||
      wanted.optional ||
      wanted.peer ||
      installed[path]?.version === wanted.version,
  );
}

/** npm's script if npm started us, else the npm beside this Node: no shell is needed. */
function npmScript() {
  const candidates = [
    process.env.npm_execpath,
    join(dirname(process.execPath), "node_modules", "npm", "bin", "npm-cli.js"),
    join(dirname(process.execPath), "..", "lib", "node_modules", "npm", "bin", "npm-cli.js"),
    "/usr/share/nodejs/npm/bin/npm-cli.js",
  ];
  return candidates.find((file) => file?.endsWith(".js") && existsSync(file));
}

/** Runs npm in the project or in a folder with its own packages. */
export function runNpm(args, cwd = root) {
  const script = npmScript();
  return script ? run(process.execPath, [script, ...args], { cwd }) : run("npm", args, { cwd });
}

export async function ensureNpmPackages(folder = root) {
  if (installedMatchesLock(folder)) return;
  say("npm packages: installing what package-lock.json names");
  await runNpm(["ci"], folder);
}
