import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { chromiumFlags, findChromium } from "../../lib/browser.mjs";
import { serve } from "../../server.mjs";
import { noting } from "../cold/paint.mjs";
import { filledPortal } from "../paint/build.mjs";
import { summary } from "../summary.mjs";
import { noteReading, onlyRead } from "./reading.mjs";

/**
 * Measures the time from the navigation to the agents' list of this many stored tickets, beside the
 * browser's share.
 */
const [count, rounds, port] = process.argv.slice(2).map(Number);

const profile = mkdtempSync(join(tmpdir(), "portal-opening-"));
const address = `http://127.0.0.1:${port}/`;
const patience = { timeout: 180_000 };

/** Stores the tickets as if restored from a backup. */
async function store(context) {
  const page = await context.newPage();
  await page.goto(`${address}agent/all-tickets`);
  await page.locator("main tbody tr").first().waitFor();
  const { kind } = await page.evaluate((tickets) => globalThis.storeMade(tickets), count);
  if (kind !== "ok") throw new Error(`${count} tickets cannot be stored`);
  await page.getByText("Tersimpan", { exact: true }).waitFor(patience);
  await page.close();
}

async function open(context) {
  const page = await context.newPage();
  await page.addInitScript(noting("main tbody tr"));
  await page.addInitScript(noteReading);
  await page.goto(`${address}agent/all-tickets`);
  const { entries, ...took } = await page.evaluate(async () => ({
    list: await globalThis.painted,
    entries: document.querySelector("main [role=status]").textContent,
    ...globalThis.reading(),
  }));
  if (!entries.endsWith(`of ${count} entries`)) throw new Error(`opened with ${entries}`);
  await page.close();
  return took;
}

/** Reads the stored bytes in a page of the same host without the portal. */
async function readOnly(context) {
  const page = await context.newPage();
  await page.goto(`${address}favicon.svg`);
  const took = await page.evaluate(onlyRead);
  await page.close();
  return took;
}

const server = await serve({ folder: filledPortal, port, fallbackStatus: 200 });
const context = await chromium.launchPersistentContext(profile, {
  ...{ args: chromiumFlags, executablePath: findChromium(), serviceWorkers: "block" },
  viewport: { width: 1440, height: 900 },
});
try {
  await store(context);
  const times = { list: [], bar: [], longest: [], handedOver: [] };
  for (let round = -1; round < rounds; round += 1) {
    const { list, bar, longest } = await open(context);
    const handedOver = await readOnly(context);
    if (round < 0) continue;
    for (const [name, took] of Object.entries({ list, bar, longest, handedOver }))
      times[name].push(took);
  }
  const summaries = Object.entries(times).map(([name, took]) => [name, summary(took)]);
  process.send({ count, ...Object.fromEntries(summaries) });
} finally {
  await context.close();
  server.closeAllConnections();
  server.close();
  rmSync(profile, { recursive: true, force: true, maxRetries: 10 });
}
