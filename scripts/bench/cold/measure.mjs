import { serve } from "../../server.mjs";
import { summary } from "../summary.mjs";
import { pages } from "./builds.mjs";
import { openChromium } from "./chromium.mjs";
import { screensIn } from "./screens.mjs";
import { states } from "./states.mjs";

/** Measures the time from the navigation to the first usable element, page by page in turns. */
const [rounds, firstPort] = process.argv.slice(2).map(Number);
const warmUp = 2;
const slowDowns = [1, 4];

/** One host per page, so that pages share neither cache nor worker. */
const servers = await Promise.all(
  Object.entries(pages)
    .filter(([, { folder }]) => folder !== undefined)
    .map(async ([page, { folder }], at) => ({
      page,
      server: await serve({ folder, port: firstPort + at, fallbackStatus: 200 }),
    })),
);
const hosts = Object.fromEntries(
  servers.map(({ page, server }) => [page, `http://127.0.0.1:${server.address().port}/`]),
);

async function prepare(browser, state) {
  const visitors = [];
  for (const screen of screensIn(state, hosts)) {
    const visit = await states[state](browser, screen);
    visitors.push({ name: screen.name, visit });
  }
  return slowDowns.map((slowDown) => {
    const times = Object.fromEntries(visitors.map(({ name }) => [name, []]));
    return { state, slowDown, visitors, times };
  });
}

/** Rotates the order, so that no page always follows the heaviest one. */
const turned = (list, by) => list.map((_, at) => list[(at + by) % list.length]);

async function measure(browser) {
  const rows = [];
  for (const state of Object.keys(states)) rows.push(...(await prepare(browser, state)));
  for (let round = -warmUp; round < rounds; round += 1) {
    for (const { slowDown, visitors, times } of rows) {
      for (const { name, visit } of turned(visitors, round + warmUp)) {
        const took = await visit(slowDown);
        if (round >= 0) times[name].push(took);
      }
    }
  }
  return rows;
}

const browser = await openChromium();
try {
  const rows = await measure(browser);
  const summaries = (times) =>
    Object.fromEntries(Object.entries(times).map(([name, took]) => [name, summary(took)]));
  process.send({
    browser: browser.product,
    rows: rows.map(({ state, slowDown, times }) => ({ state, slowDown, ...summaries(times) })),
  });
} finally {
  await browser.close();
  for (const { server } of servers) {
    server.closeAllConnections();
    server.close();
  }
}
