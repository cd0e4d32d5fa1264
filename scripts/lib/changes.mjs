import { existsSync } from "node:fs";
import { relative } from "node:path";
import { buildRust } from "./buildCore.mjs";
import { inRoot } from "./paths.mjs";
import { ask, run, runNodeTool } from "./run.mjs";
import { say } from "./say.mjs";

const lines = (text) => (text ?? "").split("\n").filter(Boolean);

/** Files that differ from the last commit; if there are none, the files of the last commit. */
function changedFiles() {
  const differing = (since) => lines(ask("git", ["diff", "--name-only", "--diff-filter=d", since]));
  const open = [
    ...differing("HEAD"),
    ...lines(ask("git", ["ls-files", "--others", "--exclude-standard"])),
  ];
  return open.length > 0 ? open : differing("HEAD~1");
}

/** The crate of a file: `core/table/src/page.rs` → `portal-table`. */
function crateOf(file) {
  if (!/^(?:core|seeds)\//.test(file)) return undefined;
  const [, folder] = file.split("/");
  return existsSync(inRoot("core", folder, "Cargo.toml")) ? `portal-${folder}` : "portal-core";
}

/** Tests the given crates and the core, which depends on all of them. */
async function testCrates(crates) {
  const packages = [...new Set([...crates, "portal-core"])].flatMap((name) => ["-p", name]);
  await buildRust({ quick: true });
  await run("cargo", ["test", "--locked", "--all-features", ...packages], {
    env: { PORTAL_TRANSITIONS: "2000" },
  });
}

const testScreens = (files) =>
  runNodeTool(
    "vitest",
    "vitest",
    ["related", "--run", "--passWithNoTests", ...files.map((file) => relative("web", file))],
    { cwd: inRoot("web") },
  );

/** Runs the tests of crates and screens that uncommitted changes, or else the last commit, affect. */
export async function testChanges() {
  const files = changedFiles();
  const crates = new Set(files.map(crateOf).filter(Boolean));
  const screens = files.filter((file) => /^web\/(?:src|vite)\/.*\.tsx?$/.test(file));
  say(`${files.length} files changed: ${crates.size} crates, ${screens.length} files of screens`);
  if (crates.size > 0) await testCrates(crates);
  if (screens.length > 0) await testScreens(screens);
}
