import { readFileSync } from "node:fs";
import { versions } from "../versions.mjs";
import { Failure } from "./failure.mjs";
import { licenceOf } from "./licences.mjs";
import { inRoot } from "./paths.mjs";
import { ask } from "./run.mjs";

/** Crates whose wasm is shipped. */
const modules = [
  ...["portal-core", "portal-excel", "portal-package"],
  ...["portal-pdf", "portal-report", "portal-word"],
];

/** Maps `name version` to the hash of the fetched crate; local crates have none. */
function readCargoLock() {
  const blocks = readFileSync(inRoot("Cargo.lock"), "utf8").split("[[package]]").slice(1);
  const field = (block, key) => block.match(new RegExp(`^${key} = "(.*)"$`, "m"))?.[1];
  return new Map(
    blocks.map((block) => [
      `${field(block, "name")} ${field(block, "version")}`,
      field(block, "checksum"),
    ]),
  );
}

/** Crates compiled into the wasm, without macros and build dependencies. */
function cratesInWasm() {
  const tree = ask("cargo", [
    ...["tree", "--locked", "--target", versions.wasmTarget, "--edges", "normal,no-proc-macro"],
    ...["--prefix", "none", "--no-dedupe", "--format", "{p};{l}"],
    ...modules.flatMap((name) => ["--package", name]),
  ]);
  if (tree === undefined) throw new Failure("cargo tree does not say what the wasm is made of.");
  return [...new Set(tree.split("\n").filter(Boolean))].sort();
}

/** Crates from crates.io in the shipped wasm. */
export function shippedCrates() {
  const checksums = readCargoLock();
  return cratesInWasm()
    .map((line) => /^(?<name>\S+) v(?<version>\S+)(?: \(.*\))?;(?<licence>.*)$/.exec(line)?.groups)
    .map(({ name, version, licence }) => ({
      name,
      version,
      licence: licenceOf(name, licence),
      sha256: checksums.get(`${name} ${version}`),
    }))
    .filter(({ sha256 }) => sha256 !== undefined);
}
