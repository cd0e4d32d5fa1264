import { chromium } from "@playwright/test";
import { chromiumFlags, findChromium } from "../../lib/browser.mjs";
import { serve } from "../../server.mjs";
import { filledPortal } from "../paint/build.mjs";
import { summary } from "../summary.mjs";
import { buildBarePage } from "./barePage.mjs";
import { steps } from "./steps.mjs";

/**
 * Measures the time from each press and key to the next paint over this many tickets, in turns with
 * an almost empty page.
 */
const [count, rounds, port] = process.argv.slice(2).map(Number);

/**
 * Pages are as large as the window. Playwright's own viewport is larger than its window: a change below the window's
 * edge would wait for another frame.
 */
const window = ["--window-size=1280,800"];

/** In ms: time in which later effects of a press end. */
const calm = 250;

/**
 * Runs in the page first. Records the browser's event timing from input to next paint, in steps of 8 ms. Interactions
 * under 16 ms are not reported.
 */
function noteInteractions() {
  // No database, so that the made-up tickets are not stored.
  Object.defineProperty(globalThis, "indexedDB", { value: undefined });
  globalThis.interactions = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId > 0) globalThis.interactions.push(duration);
  }).observe({ type: "event", durationThreshold: 16 });
}

async function open(browser, address) {
  const context = await browser.newContext({ serviceWorkers: "block", viewport: null });
  const page = await context.newPage();
  await page.addInitScript(noteInteractions);
  await page.goto(address);
  return page;
}

async function openFilled(browser, address) {
  const page = await open(browser, address);
  await page.locator("main tbody tr").first().waitFor();
  if (count > 0) {
    const problem = await page.evaluate((tickets) => globalThis.faults.fill(tickets), count);
    if (problem !== undefined) throw new Error(`${count} tickets cannot be loaded: ${problem}`);
  }
  return page;
}

async function openBare(browser) {
  const page = await open(browser, "about:blank");
  await page.evaluate(buildBarePage);
  return page;
}

/** The slowest part of the interaction; 0 if it was faster than the browser reports. */
async function take(page, act) {
  await page.evaluate(() => globalThis.interactions.splice(0));
  await act(page);
  await page.waitForTimeout(calm);
  return page.evaluate(() => Math.max(0, ...globalThis.interactions));
}

/**
 * Makes all presses of a page. The page stays in front, because it would redraw itself when it
 * comes to the front.
 */
async function takeAll(page, where) {
  await page.bringToFront();
  await page.waitForTimeout(calm);
  const times = [];
  for (const [at, step] of steps.entries())
    if (step[where]) times.push([at, await take(page, step[where])]);
  return times;
}

const summaries = ({ portal, bare }) => ({
  ...summary(portal),
  ...(bare.length > 0 && { bare: summary(bare) }),
});

const server = await serve({ folder: filledPortal, port, fallbackStatus: 200 });
const browser = await chromium.launch({
  args: [...chromiumFlags, ...window],
  executablePath: findChromium(),
});
try {
  const pages = {
    portal: await openFilled(browser, `http://127.0.0.1:${port}/agent/all-tickets`),
    bare: await openBare(browser),
  };
  const took = steps.map(() => ({ portal: [], bare: [] }));
  for (let round = 0; round <= rounds; round += 1) {
    for (const [where, page] of Object.entries(pages)) {
      const times = await takeAll(page, where);
      // The first round loads what each screen needs and is not counted.
      if (round > 0) for (const [at, time] of times) took[at][where].push(time);
    }
  }
  const together = (some) =>
    summaries({
      portal: some.flatMap(({ portal }) => portal),
      bare: some.flatMap(({ bare }) => bare),
    });
  const results = steps.map(({ area, name }, at) => ({ area, name, ...summaries(took[at]) }));
  const areas = [...new Set(steps.map(({ area }) => area))].map((area) => {
    const own = took.filter((_, at) => steps[at].area === area);
    return { area, presses: own.length, ...together(own) };
  });
  process.send({ count, results, areas, all: together(took) });
} finally {
  await browser.close();
  server.closeAllConnections();
  server.close();
}
