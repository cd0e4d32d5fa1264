import { readdirSync } from "node:fs";
import { testInFirefox } from "../firefox/run.mjs";
import { kills } from "../soak/kills.mjs";
import { longSession } from "../soak/session.mjs";
import { versions } from "../versions.mjs";
import { auditDependencies } from "./audit.mjs";
import { findChromedriver } from "./browser.mjs";
import { buildCore, buildRust } from "./buildCore.mjs";
import { buildReportTemplate } from "./buildReport.mjs";
import { rustFlags } from "./buildWasmPackage.mjs";
import { buildHosted, buildSingleFile, checkTypes } from "./buildWeb.mjs";
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
  // wasm-pack takes the crate last, after every option.
  return run("wasm-pack", ["test", "--headless", "--chrome", ...driver, "core"], {
    env: { CARGO_ENCODED_RUSTFLAGS: rustFlags() },
  });
}

async function buildEverything() {
  await buildHosted();
  await buildHosted({ base: "/portal/", outDir: inRoot("dist", "web-subpath") });
  await buildHosted({ mode: "faults", outDir: inRoot("dist", "web-faults") });
  await buildSingleFile();
  checkFirstVisit("/");
  checkSingleFile();
}

async function buildCores() {
  await buildRust();
  await buildCore({ outDir: `${corePackage}-faults`, features: ["fault-injection", "synthetic"] });
}

const testScripts = () =>
  run(process.execPath, [
    ...["--test", "--test-reporter=dot"],
    ...readdirSync(inRoot("scripts"), { recursive: true })
      .filter((file) => file.endsWith(".test.mjs"))
      .map((file) => inRoot("scripts", file)),
  ]);

const inWeb = { cwd: inRoot("web") };

/** Every check of `npm test`, in order: the quick ones first, so that a mistake shows early. */
export const checks = [
  ["Dependencies: origin and licences", auditDependencies],
  ["Scripts: tests", testScripts],
  ["Rust: format", () => run("cargo", ["fmt", "--all", "--check"])],
  ["Rust: clippy", () => clippy()],
  ["Rust: clippy for wasm", () => clippy("--target", versions.wasmTarget)],
  ["Rust: tests", () => run("cargo", ["test", "--locked", "--all-features"])],
  ["Rust: tests in Chrome", testInChrome],
  ["Core to wasm", buildCores],
  ["Page of saved dashboards", buildReportTemplate],
  ["TypeScript: types", checkTypes],
  [
    "TypeScript: lint and format",
    () => runNodeTool("@biomejs/biome", "biome", ["ci", "--error-on-warnings"]),
  ],
  ["TypeScript: nothing unused", () => runNodeTool("knip", "knip", [])],
  ["Screens with the real core", () => runNodeTool("vitest", "vitest", ["run"], inWeb)],
  ["Builds", buildEverything],
  ["Journeys in the browser", () => runNodeTool("@playwright/test", "playwright", ["test"])],
  ["Journeys in Firefox", testInFirefox],
  ["Killed browsers", () => kills({ count: 6 })],
  ["A long session", () => longSession({ actions: 5_000 })],
];
