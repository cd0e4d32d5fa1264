import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { inRoot } from "./paths.mjs";

// Folders that do not affect a build.
const leftOut = /^(?:node_modules|target|pkg(?:-.*)?|tests|benches|proptest-regressions)$/;

function* filesUnder(path) {
  if (!existsSync(inRoot(path))) return;
  if (statSync(inRoot(path)).isFile()) {
    yield path;
    return;
  }
  for (const name of readdirSync(inRoot(path)).sort()) {
    if (!leftOut.test(name)) yield* filesUnder(join(path, name));
  }
}

/** A hash over names and bytes of all files under `paths`, and over `settings`. */
export function fingerprint(paths, settings) {
  const hash = createHash("sha256").update(JSON.stringify(settings));
  for (const path of paths) {
    for (const file of filesUnder(path))
      hash.update(`\0${file}\0`).update(readFileSync(inRoot(file)));
  }
  return hash.digest("hex");
}

export const matchesStamp = (stamp, print) =>
  existsSync(stamp) && readFileSync(stamp, "utf8") === print;

export function writeStamp(stamp, print) {
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, print);
}
