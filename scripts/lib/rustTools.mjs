import { existsSync } from "node:fs";
import { join } from "node:path";
import { cargoTools, versions } from "../versions.mjs";
import { Failure } from "./failure.mjs";
import { toolFolder } from "./paths.mjs";
import { ask, run } from "./run.mjs";
import { say } from "./say.mjs";

const olderThan = (have, want) => {
  const [a, b] = [have, want].map((version) => version.split(".").map(Number));
  for (let i = 0; i < b.length; i += 1) if (a[i] !== b[i]) return a[i] < b[i];
  return false;
};

export function ensureRust() {
  const version = ask("rustc", ["--version"])?.match(/\d+\.\d+\.\d+/)?.[0];
  if (!version)
    throw new Failure("Rust is missing. Install it from https://rustup.rs and run this again.");
  if (olderThan(version, versions.rust)) {
    throw new Failure(
      `Rust ${version} is too old, ${versions.rust} is needed: run "rustup update stable".`,
    );
  }
}

export async function ensureWasmTarget() {
  const sysroot = ask("rustc", ["--print", "sysroot"]) ?? "";
  if (existsSync(join(sysroot, "lib", "rustlib", versions.wasmTarget))) return;
  say(`Rust: adding the target ${versions.wasmTarget}`);
  await run("rustup", ["target", "add", versions.wasmTarget]);
}

/** These tools run for seconds but compile for minutes, so they are built without optimisation. */
const quickBuild = {
  CARGO_PROFILE_RELEASE_OPT_LEVEL: "0",
  CARGO_PROFILE_RELEASE_LTO: "off",
  CARGO_PROFILE_RELEASE_CODEGEN_UNITS: "16",
  CARGO_PROFILE_RELEASE_DEBUG: "false",
};

/** Compiles a tool into the user's cache, unless `command` already has the right version. */
async function ensureCargoTool(crate, command = crate, flags = ["--locked"]) {
  const version = cargoTools[crate];
  const [program, ...subcommand] = command.split(" ");
  const answer = ask(program, [...subcommand, "--version"]);
  if (answer?.split(/\s/).includes(version)) return;
  const folder = toolFolder(crate);
  say(`${crate} ${version}: compiling it once into ${folder}`);
  await run("cargo", ["install", crate, "--version", version, "--root", folder, ...flags], {
    env: quickBuild,
  });
}

export async function ensureWasmTools() {
  await ensureCargoTool("wasm-pack");
  // Without --locked, because its lock file names a withdrawn version.
  await ensureCargoTool("wasm-bindgen-cli", "wasm-bindgen", []);
}

export const ensureDependencyAuditor = () => ensureCargoTool("cargo-deny");

export const ensureCoverageTool = () => ensureCargoTool("cargo-llvm-cov");

export async function ensureMutationTools() {
  await ensureCargoTool("cargo-mutants", "cargo mutants");
  await ensureCargoTool("cargo-nextest", "cargo nextest");
}
