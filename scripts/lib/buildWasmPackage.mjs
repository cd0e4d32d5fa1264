import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { cargoTools } from "../versions.mjs";
import { fingerprint, matchesStamp, writeStamp } from "./fingerprint.mjs";
import { cargoHome, cargoTarget, root } from "./paths.mjs";
import { ask, run } from "./run.mjs";
import { say } from "./say.mjs";

const sources = ["core", "seeds", "Cargo.toml", "Cargo.lock"];

/** Rust flags for wasm: SIMD for the search, and no local paths in the output. */
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
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, to);
};

/** JavaScript files of crates that the module imports. */
const snippetsOf = (folder, module) => {
  const script = join(folder, `${module}.js`);
  if (!existsSync(script)) return [];
  const imports = readFileSync(script, "utf8").matchAll(/ from '\.\/(snippets\/[^']+)'/g);
  return [...imports].map(([, file]) => file);
};

/** Removes JavaScript files of crates that an earlier build imported. */
function dropOthers(outDir, kept) {
  const folder = join(outDir, "snippets");
  for (const name of existsSync(folder) ? readdirSync(folder) : [])
    if (!kept.some((file) => file.startsWith(`snippets/${name}/`)))
      rmSync(join(folder, name), { recursive: true });
}

function wasmPack({ crate, features, target, small, quick }, outDir) {
  const forWeb = ["--mode", "no-install", "--no-pack", "--target", target, "--out-dir", outDir];
  const forCargo = [
    "--locked",
    ...features.flatMap((name) => ["--features", name]),
    ...small.flatMap((name) => ["--config", `profile.release.package.${name}.opt-level="z"`]),
  ];
  const profile = quick ? "--dev" : "--release";
  return run("wasm-pack", ["build", crate, profile, ...forWeb, "--", ...forCargo], {
    env: {
      CARGO_ENCODED_RUSTFLAGS: rustFlags(),
      // With several units the linker drops an uncalled unit, and TypeScript loses the types in it.
      CARGO_PROFILE_DEV_CODEGEN_UNITS: "1",
      // Chromium refuses to start a module over 8 MB on the page's thread. The unoptimised core is larger, and so is one
      // with the names of its functions.
      CARGO_PROFILE_DEV_OPT_LEVEL: "1",
      CARGO_PROFILE_DEV_STRIP: "symbols",
    },
  });
}

/** Files of a package that the portal uses, by wasm-pack's target. */
const scriptAndWasm = (module) => [`${module}.js`, `${module}.d.ts`, `${module}_bg.wasm`];
const productsOf = {
  web: scriptAndWasm,
  "no-modules": scriptAndWasm,
  bundler: (module) => [
    ...[`${module}_bg.js`, `${module}.d.ts`],
    ...[`${module}_bg.wasm`, `${module}_bg.wasm.d.ts`],
  ],
};

/**
 * Compiles a crate to wasm and its JavaScript in `outDir`. Does nothing if no source has changed. `quick` skips the
 * optimisation, for `npm run dev` and `npm run check`, and accepts an optimised build too. `small` names crates that are
 * optimised for size here, and for speed elsewhere.
 */
export async function buildWasmPackage({
  crate,
  module,
  outDir,
  features = [],
  target = "web",
  small = [],
  quick = false,
}) {
  const settings = {
    crate,
    features,
    target,
    small,
    cargoTools,
    rustc: ask("rustc", ["--version"]),
  };
  const print = fingerprint(sources, { ...settings, quick });
  const products = productsOf[target](module);
  const stamp = join(outDir, ".stamp");
  const needed = [...products, ...snippetsOf(outDir, module)];
  const complete = needed.every((file) => existsSync(join(outDir, file)));
  const accepted = quick ? [print, fingerprint(sources, { ...settings, quick: false })] : [print];
  if (complete && accepted.some((one) => matchesStamp(stamp, one))) return;

  say([`${crate}: compiling to wasm`, ...features].join(" with "));
  // Builds beside `outDir` and copies at the end, so that a dev server never sees half a package.
  const workshop = join(cargoTarget, "wasm-pack", basename(outDir));
  await wasmPack({ crate, features, target, small, quick }, workshop);
  const snippets = snippetsOf(workshop, module);
  for (const file of [...snippets, ...products])
    copyWhenChanged(join(workshop, file), join(outDir, file));
  dropOthers(outDir, snippets);
  rmSync(workshop, { recursive: true });
  writeStamp(stamp, print);
}
