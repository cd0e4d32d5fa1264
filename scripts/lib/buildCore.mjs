import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { versions } from "../versions.mjs";
import { fingerprint, matchesStamp, writeStamp } from "./fingerprint.mjs";
import { cargoHome, cargoTarget, corePackage, root } from "./paths.mjs";
import { ask, run } from "./run.mjs";
import { say } from "./say.mjs";

const sources = ["core/src", "core/Cargo.toml", "seeds", "Cargo.toml", "Cargo.lock"];
const products = ["portal_core.js", "portal_core.d.ts", "portal_core_bg.wasm"];

/** Flags for wasm: SIMD for the search, and no path of this machine in the output. */
export function rustFlags() {
  const sysroot = ask("rustc", ["--print", "sysroot"]) ?? "";
  return [
    "-Ctarget-feature=+simd128",
    `--remap-path-prefix=${root}=portal`,
    `--remap-path-prefix=${cargoHome}=cargo`,
    `--remap-path-prefix=${sysroot}=rust`,
  ].join("\u001f");
}

const copyWhenChanged = (from, to) => {
  if (existsSync(to) && readFileSync(to).equals(readFileSync(from))) return;
  copyFileSync(from, to);
};

/**
 * Compiles the core to wasm into `outDir`; nothing happens when its sources have not changed.
 * `quick` leaves out optimisation, for `npm run dev`.
 */
export async function buildCore({ outDir = corePackage, features = [], quick = false } = {}) {
  const print = fingerprint(sources, {
    versions,
    features,
    quick,
    rustc: ask("rustc", ["--version"]),
  });
  const stamp = join(outDir, ".stamp");
  if (matchesStamp(stamp, print) && products.every((file) => existsSync(join(outDir, file))))
    return;

  say(`Core: compiling to wasm${features.length > 0 ? ` with ${features.join(", ")}` : ""}`);
  // Built beside and copied over at the end, so that a watching dev server never sees half a package.
  const workshop = join(cargoTarget, "wasm-pack", basename(outDir));
  await run(
    "wasm-pack",
    [
      ...[
        "build",
        "core",
        "--mode",
        "no-install",
        "--no-pack",
        "--target",
        "web",
        quick ? "--dev" : "--release",
      ],
      ...[
        "--out-dir",
        workshop,
        "--",
        "--locked",
        ...features.flatMap((name) => ["--features", name]),
      ],
    ],
    { env: { CARGO_ENCODED_RUSTFLAGS: rustFlags() } },
  );
  mkdirSync(outDir, { recursive: true });
  for (const file of products) copyWhenChanged(join(workshop, file), join(outDir, file));
  rmSync(workshop, { recursive: true });
  writeStamp(stamp, print);
}
