import { existsSync } from "node:fs";
import { join } from "node:path";
import { versions } from "../versions.mjs";
import { Failure } from "./failure.mjs";
import { tools } from "./paths.mjs";
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

/** These tools run for seconds and are compiled for minutes: little optimisation makes the set-up much shorter. */
const quickBuild = {
  CARGO_PROFILE_RELEASE_OPT_LEVEL: "1",
  CARGO_PROFILE_RELEASE_LTO: "off",
  CARGO_PROFILE_RELEASE_CODEGEN_UNITS: "16",
  CARGO_PROFILE_RELEASE_DEBUG: "false",
};

/** Installs a command from crates.io into .tools, unless the right version is at hand already. */
async function ensureCargoTool(crate, command, version, flags) {
  const [program, ...subcommand] = command.split(" ");
  if (
    ask(program, [...subcommand, "--version"])
      ?.split(/\s/)
      .includes(version)
  )
    return;
  say(`${crate} ${version}: building it once into .tools (a few minutes)`);
  await run("cargo", ["install", crate, "--version", version, "--root", tools, ...flags], {
    env: quickBuild,
  });
}

export async function ensureWasmTools() {
  await ensureCargoTool("wasm-pack", "wasm-pack", versions.wasmPack, ["--locked"]);
  // Without --locked: its lock file names a version that has been withdrawn.
  await ensureCargoTool("wasm-bindgen-cli", "wasm-bindgen", versions.wasmBindgen, []);
}

export const ensureDependencyAuditor = () =>
  ensureCargoTool("cargo-deny", "cargo-deny", versions.cargoDeny, ["--locked"]);

export const ensureCoverageTool = () =>
  ensureCargoTool("cargo-llvm-cov", "cargo-llvm-cov", versions.cargoLlvmCov, ["--locked"]);

export async function ensureMutationTools() {
  await ensureCargoTool("cargo-mutants", "cargo mutants", versions.cargoMutants, ["--locked"]);
  await ensureCargoTool("cargo-nextest", "cargo nextest", versions.cargoNextest, ["--locked"]);
}
