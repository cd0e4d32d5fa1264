import { serve } from "../../server.mjs";
import { openChromium } from "../cold/chromium.mjs";
import { openTab } from "../cold/tab.mjs";
import { words } from "../queries.mjs";
import { summary } from "../summary.mjs";
import { filledPortal } from "./build.mjs";
import { addIdleField, fields, typeInto } from "./type.mjs";
import { watching } from "./watch.mjs";

/** Measures the time from a key in the agents' search to the frame that shows the result. */
const [count, rounds, port] = process.argv.slice(2).map(Number);

const isReady = `new Promise((ready) => {
  const look = () =>
    document.querySelector("main tbody tr") && "faults" in globalThis
      ? ready(true)
      : setTimeout(look, 50);
  look();
})`;

async function openFilled(browser, address) {
  const { browserContextId } = await browser.ask("Target.createBrowserContext");
  const tab = await openTab(browser, browserContextId);
  await tab.tell("Page.enable");
  await tab.tell("Page.addScriptToEvaluateOnNewDocument", { source: watching });
  await tab.tell("Page.navigate", { url: address });
  await tab.read(isReady);
  const problem = await tab.read(`faults.fill(${count})`);
  if (problem) throw new Error(`${count} tickets cannot be loaded: ${problem}`);
  await tab.read(addIdleField);
  return tab;
}

/** The two fields take turns text by text; the first texts warm up. */
async function measure(tab) {
  const paints = Object.fromEntries(Object.keys(fields).map((field) => [field, []]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const text of round === 0 ? words.slice(0, 3) : words) {
      for (const field of Object.keys(fields)) {
        const typed = await typeInto(tab, field, text);
        if (round > 0) paints[field].push(...typed);
      }
    }
  }
  return paints;
}

const inNumbers = (paints) => ({
  ...summary(paints.map(({ took }) => took)),
  frames: summary(paints.map(({ frames }) => frames)),
});

const server = await serve({ folder: filledPortal, port, fallbackStatus: 200 });
const browser = await openChromium();
try {
  const tab = await openFilled(browser, `http://127.0.0.1:${port}/agent/all-tickets`);
  const { search, idle } = await measure(tab);
  process.send({ count, search: inNumbers(search), idle: inNumbers(idle) });
} finally {
  await browser.close();
  server.closeAllConnections();
  server.close();
}
