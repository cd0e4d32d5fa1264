import { existsSync } from "node:fs";
import { join } from "node:path";
import { findOnPath } from "./find.mjs";
import { ask, run } from "./run.mjs";
import { say } from "./say.mjs";

/** Major version of rustc's LLVM. */
const llvmMajor = () => ask("rustc", ["--version", "--verbose"])?.match(/LLVM version: (\d+)/)?.[1];

const hostTriple = () => ask("rustc", ["--version", "--verbose"])?.match(/host: (\S+)/)?.[1] ?? "";

function findTools() {
  const sysroot = ask("rustc", ["--print", "sysroot"]) ?? "";
  const rustups = join(sysroot, "lib", "rustlib", hostTriple(), "bin");
  const ending = process.platform === "win32" ? ".exe" : "";
  if (existsSync(join(rustups, `llvm-cov${ending}`))) return {};
  const [cov, profdata] = ["llvm-cov", "llvm-profdata"].map((tool) =>
    findOnPath(`${tool}-${llvmMajor()}`),
  );
  return cov && profdata ? { LLVM_COV: cov, LLVM_PROFDATA: profdata } : undefined;
}

/** Environment for cargo-llvm-cov: rustup's tools, else the system's of the same LLVM version. */
export async function ensureLlvmTools() {
  const found = findTools();
  if (found) return found;
  if (process.getuid?.() === 0 && findOnPath("apt-get")) {
    say(`LLVM ${llvmMajor()} for coverage: installing it with apt-get`);
    await run("apt-get", ["install", "-y", "-q", "--no-install-recommends", `llvm-${llvmMajor()}`]);
  } else {
    say("LLVM tools for coverage: adding rustup's component");
    await run("rustup", ["component", "add", "llvm-tools"]);
  }
  return findTools() ?? {};
}
