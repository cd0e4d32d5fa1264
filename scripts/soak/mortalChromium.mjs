import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { chromium } from "@playwright/test";
import { chromiumFlags, findChromium } from "../lib/browser.mjs";
import { Failure } from "../lib/failure.mjs";

const patience = 60_000;

/** The debugging port, from the file that the browser writes. */
async function portOf(profile) {
  const file = join(profile, "DevToolsActivePort");
  for (const end = Date.now() + patience; Date.now() < end; await pause(20)) {
    const [port, path] = existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
    if (path) return port;
  }
  throw new Failure("Chromium did not open its port for testing.");
}

/**
 * Opens Chromium on a persistent profile, in a process group of its own, so that all its processes can be killed at
 * once.
 */
export async function openMortalChromium(profile) {
  rmSync(join(profile, "DevToolsActivePort"), { force: true });
  const child = spawn(
    findChromium() ?? chromium.executablePath(),
    [...chromiumFlags, `--user-data-dir=${profile}`, "--remote-debugging-port=0", "about:blank"],
    { detached: true, stdio: "ignore" },
  );
  const gone = once(child, "exit");
  const kill = async () => {
    if (child.exitCode === null && child.signalCode === null)
      // A negative number names a process group; Windows has none.
      process.kill(process.platform === "win32" ? child.pid : -child.pid, "SIGKILL");
    await gone;
  };
  try {
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${await portOf(profile)}`);
    const page = await browser.contexts()[0].newPage();
    // Wide enough for the side menu, whose footer shows the state of the storage.
    await page.setViewportSize({ width: 1440, height: 900 });
    return { page, kill };
  } catch (error) {
    await kill();
    throw error;
  }
}
