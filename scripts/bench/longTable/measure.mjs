import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { chromiumFlags, findChromium } from "../../lib/browser.mjs";
import { serve } from "../../server.mjs";
import { reportCsv } from "../csvFile.mjs";
import { filledPortal } from "../paint/build.mjs";
import { phases } from "./phases.mjs";

/** Measures the longest task of the page's thread while a file is read, stored, searched, sorted and written. */
const [count, rounds, port] = process.argv.slice(2).map(Number);

/** In ms: time in which a step's effects end (file stored, rows packed, search done). */
const calm = 4_000;

/** Runs in the page first. Tasks under 50 ms are not reported and count as 0. */
function noteTasks() {
  globalThis.longTasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) globalThis.longTasks.push(duration);
  }).observe({ type: "longtask" });
}

const longestSince = (page) => page.evaluate(() => Math.max(0, ...globalThis.longTasks.splice(0)));

async function takeAll(browser, file) {
  const context = await browser.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  await page.addInitScript(noteTasks);
  await page.goto(`http://127.0.0.1:${port}/cms-auditor/query`);
  const took = {};
  for (const { name, before, act } of phases) {
    await before?.(page);
    await page.waitForTimeout(calm);
    await longestSince(page);
    await act(page, file);
    await page.waitForTimeout(calm);
    took[name] = await longestSince(page);
  }
  await context.close();
  return took;
}

const folder = mkdtempSync(join(tmpdir(), "portal-long-table-"));
const file = join(folder, "laporan.csv");
const server = await serve({ folder: filledPortal, port, fallbackStatus: 200 });
const browser = await chromium.launch({ args: chromiumFlags, executablePath: findChromium() });
try {
  const bytes = reportCsv(count);
  writeFileSync(file, bytes);
  const longest = Object.fromEntries(phases.map(({ name }) => [name, 0]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, took] of Object.entries(await takeAll(browser, file)))
      longest[name] = Math.max(longest[name], took);
  }
  process.send({ count, megabytes: bytes.length / 1e6, longest });
} finally {
  await browser.close();
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true, force: true });
}
