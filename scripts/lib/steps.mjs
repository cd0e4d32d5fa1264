import { readdirSync } from "node:fs";
import { testInFirefox } from "../firefox/run.mjs";
import { kills } from "../soak/kills.mjs";
import { model } from "../soak/model.mjs";
import { longSession } from "../soak/session.mjs";
import { simulation } from "../soak/simulation.mjs";
import { versions } from "../versions.mjs";
import { auditDependencies } from "./audit.mjs";
import { findChromedriver } from "./browser.mjs";
import { buildCore, buildRust } from "./buildCore.mjs";
import { buildSavedPages } from "./buildSavedPages.mjs";
import { rustFlags } from "./buildWasmPackage.mjs";
import { buildHosted, buildSingleFile, checkTypes } from "./buildWeb.mjs";
import { testChanges } from "./changes.mjs";
import { corePackage, inRoot } from "./paths.mjs";
import { run, runNodeTool } from "./run.mjs";
import { checkFirstVisit, checkSingleFile } from "./transferTable.mjs";

const clippy = (...where) =>
  run("cargo", [
    ...["clippy", "--locked", "--all-targets", "--all-features", ...where],
    ...["--", "-D", "warnings"],
  ]);

function testInChrome() {
  const chromedriver = findChromedriver();
  const driver = chromedriver ? ["--mode", "no-install", "--chromedriver", chromedriver] : [];
  // wasm-pack expects the crate after all options.
  return run("wasm-pack", ["test", "--headless", "--chrome", ...driver, "core"], {
    env: { CARGO_ENCODED_RUSTFLAGS: rustFlags() },
  });
}

async function buildCores() {
  await buildRust();
  await buildCore({ outDir: `${corePackage}-faults`, features: ["fault-injection", "synthetic"] });
}

/** Builds the three builds for browsers and checks their budgets. */
async function buildEverything() {
  const hosted = { base: "/portal/", outDir: inRoot("dist", "web-subpath") };
  await buildHosted(hosted);
  await buildHosted({ mode: "faults", outDir: inRoot("dist", "web-faults") });
  await buildSingleFile();
  checkFirstVisit(hosted);
  checkSingleFile();
}

const testScripts = () =>
  run(process.execPath, [
    ...["--test", "--test-reporter=dot"],
    ...readdirSync(inRoot("scripts"), { recursive: true })
      .filter((file) => file.endsWith(".test.mjs"))
      .map((file) => inRoot("scripts", file)),
  ]);

/** Short random games; `npm run test:deep` plays long ones. */
const short = { PORTAL_TRANSITIONS: "5000", PORTAL_SEEDS: "10", PORTAL_PANICS: "200" };

/** Random tests play the same cases each day, so that a failure comes from a change; the deep tests draw new ones. */
const sameCases = { PROPTEST_RNG_SEED: "1" };

const testRust = (env) => run("cargo", ["test", "--locked", "--all-features"], { env });

const testScreens = () =>
  runNodeTool("vitest", "vitest", ["run"], { cwd: inRoot("web"), env: short });

const playJourneys = (env) =>
  runNodeTool("@playwright/test", "playwright", ["test"], env === undefined ? {} : { env });

const format = ["Rust: format", () => run("cargo", ["fmt", "--all", "--check"])];
const lintRust = ["Rust: clippy", () => clippy()];
const types = ["TypeScript: types", checkTypes];
const lint = [
  "TypeScript: lint and format",
  () => runNodeTool("@biomejs/biome", "biome", ["ci", "--error-on-warnings"]),
];

const builds = [
  ["Core to wasm", buildCores],
  ["Saved pages", buildSavedPages],
];

/** `npm run check`, the inner loop: finds a mistake in a change within 90 seconds. */
export const innerLoop = [format, lintRust, ["Tests of what changed", testChanges], types, lint];

/** `npm test`: quick steps first, so that mistakes show early. */
export const everyday = [
  ["Dependencies: origin and licences", auditDependencies],
  ["Scripts: tests", testScripts],
  format,
  lintRust,
  ["Rust: clippy for wasm", () => clippy("--target", versions.wasmTarget)],
  ["Rust: tests", () => testRust({ ...short, ...sameCases })],
  ["Rust: tests in Chrome", testInChrome],
  ...builds,
  types,
  lint,
  ["TypeScript: nothing unused", () => runNodeTool("knip", "knip", [])],
  ["Screens with the real core", testScreens],
  ["Builds", buildEverything],
  ["Journeys in the browser", () => playJourneys()],
];

/** `npm run test:deep`: too slow for every change. */
export const deep = [
  ["Rust: tests with new random cases", () => testRust(short)],
  ...builds,
  ["Builds", buildEverything],
  ["50,000 random commands against a naive portal", () => model({ transitions: 50_000, seed: 1 })],
  ["150 seeds of simulated tabs", () => simulation({ seeds: 150, seed: 1 })],
  [
    "All journeys, hosted and single file, in every appearance",
    () => playJourneys({ PORTAL_DEEP: "1", PORTAL_PANICS: "1000" }),
  ],
  ["Journeys in Firefox", testInFirefox],
  ["Killed browsers", () => kills({ count: 6 })],
  ["A long session", () => longSession({ actions: 5_000 })],
];
