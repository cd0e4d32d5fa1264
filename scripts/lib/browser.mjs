import { existsSync } from "node:fs";
import { findOnPath } from "./find.mjs";
import { run, runNodeTool } from "./run.mjs";
import { say } from "./say.mjs";

const chromiumNames = [
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
  "chrome",
];

const usualPlaces = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
];

/** Headless, without background work of Chromium. */
export const chromiumFlags = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Path of Chromium: CHROMIUM_PATH, the PATH, then the usual places; `undefined` if there is none. */
export const findChromium = () =>
  process.env.CHROMIUM_PATH ??
  findOnPath(...chromiumNames) ??
  usualPlaces.find((file) => existsSync(file));

/** Path of chromedriver; if `undefined`, wasm-pack fetches the one that fits the installed Chrome. */
export const findChromedriver = () => process.env.CHROMEDRIVER ?? findOnPath("chromedriver");

const mayUseApt = () =>
  process.platform === "linux" && process.getuid?.() === 0 && findOnPath("apt-get");

/** Installs Chromium if there is none; only tests need a browser. */
export async function ensureTestBrowser() {
  if (findChromium() && findChromedriver()) return;
  if (mayUseApt()) {
    say("Chromium and chromedriver for the tests: installing them with apt-get");
    await run("apt-get", ["update", "-q"]);
    await run(
      "apt-get",
      ["install", "-y", "-q", "--no-install-recommends", "chromium", "chromium-driver"],
      {
        env: { DEBIAN_FRONTEND: "noninteractive" },
      },
    );
  }
  if (findChromium()) return;
  say("Chromium for the tests: fetching Playwright's own");
  await runNodeTool("@playwright/test", "playwright", ["install", "chromium"]);
}
