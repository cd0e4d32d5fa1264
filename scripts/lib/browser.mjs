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

/** Without a window, and without anything that Chromium does on its own account. */
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

/** A Chromium on this machine: CHROMIUM_PATH, then the PATH, then the usual places; undefined when there is none. */
export const findChromium = () =>
  process.env.CHROMIUM_PATH ??
  findOnPath(...chromiumNames) ??
  usualPlaces.find((file) => existsSync(file));

/** A chromedriver, or undefined: wasm-pack then fetches the one that fits the installed Chrome. */
export const findChromedriver = () => process.env.CHROMEDRIVER ?? findOnPath("chromedriver");

const mayUseApt = () =>
  process.platform === "linux" && process.getuid?.() === 0 && findOnPath("apt-get");

/** Only the tests need a browser; the portal itself is built without one. */
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
