import { readFile } from "node:fs/promises";
import { chromium } from "@playwright/test";
import { chromiumFlags, findChromium } from "../lib/browser.mjs";
import { Failure } from "../lib/failure.mjs";
import { inRoot } from "../lib/paths.mjs";
import { say } from "../lib/say.mjs";
import { serve } from "../server.mjs";
import { gaugeOf } from "./gauge.mjs";
import { isStored, listen } from "./hand.mjs";
import { act } from "./sessionActions.mjs";

/**
 * Parts of a session. Each repeats actions and restores the data: nothing may grow after warm-up.
 */
const parts = 10;
const warmUp = 2;

/** Allowed growth, for passing things such as a toast. A leak per action would far exceed it. */
const spare = { wasm: 2 * 64 * 1024, listeners: 50, nodes: 200, heap: 3 * 2 ** 20 };

const screens = ["/agent/all-tickets", "/agent/tickets/R8K2AB", "/agent/open"];

const megabytes = (bytes) => `${(bytes / 2 ** 20).toFixed(2)} MB`;
const inWords = ({ listeners, nodes, heap, wasm, data }) =>
  `wasm ${megabytes(wasm)} · data ${megabytes(data)} · heap ${megabytes(heap)} · ${listeners} listeners · ${nodes} nodes`;

async function choose(page, task) {
  await page.getByRole("button", { name: "Cadangan dan atur ulang" }).click();
  await page.getByRole("menuitem", { name: task }).click();
}

/** Saves the data as they are before the first action. */
async function saveBackup(page) {
  const downloading = page.waitForEvent("download");
  await choose(page, "Simpan cadangan");
  return (await downloading).path();
}

/** Runs in the page, because Playwright's own file upload leaks the field. */
function handOver(field, bytes) {
  const files = new DataTransfer();
  files.items.add(new File([Uint8Array.from(bytes)], "cadangan.minerba"));
  field.files = files.files;
  field.dispatchEvent(new Event("change", { bubbles: true }));
}

/** Restores in the same wasm instance; 'Atur ulang' would discard the instance and its leaks. */
async function restoreBackup(page, backup) {
  await choose(page, "Pulihkan");
  await page.getByLabel("Berkas cadangan").evaluate(handOver, [...(await readFile(backup))]);
  await page.getByRole("dialog").getByRole("button", { name: "Pulihkan" }).click();
  const toast = page.getByText("Data dipulihkan dari cadangan.");
  await toast.waitFor();
  await toast.waitFor({ state: "hidden" });
  await isStored(page, 120_000);
}

/** In ms: time to finish drawing and to release the previous screen. */
const calm = 1_500;

/**
 * A new screen is drawn while the previous one is still visible, so its heading alone does not prove that it is ready.
 */
const settled = (page) =>
  page.evaluate(
    () => new Promise((done) => requestIdleCallback(() => requestIdleCallback(() => done()))),
  );

/** Visits the screens that show the changes, and returns. */
async function lookAround(page, address) {
  for (const screen of [...screens.slice(1), screens[0]]) {
    await page.evaluate(
      (to) => {
        history.pushState(undefined, "", to);
        dispatchEvent(new PopStateEvent("popstate"));
      },
      new URL(screen.slice(1), address).href,
    );
    await page.locator("h1").first().waitFor();
    await settled(page);
  }
  await page.waitForTimeout(calm);
}

function judge(before, after) {
  for (const [what, most] of Object.entries(spare)) {
    const grown = after[what] - before[what];
    if (grown > most) throw new Failure(`${what} grew by ${grown}, ${most} at most`);
  }
}

async function run(page, address, actions) {
  const measure = await gaugeOf(page);
  const heard = listen(page);
  await page.goto(address + screens[0].slice(1));
  await page.locator("h1").first().waitFor();
  const backup = await saveBackup(page);
  const each = actions / parts;
  const gauges = [];
  let done = 0;
  for (let part = 0; part < parts; part += 1) {
    done += await page.evaluate(act, { count: each, atOnce: 20 });
    await isStored(page, 120_000);
    await lookAround(page, address);
    gauges.push(await measure());
    say(`${done} actions: ${inWords(gauges.at(-1))}`);
    await restoreBackup(page, backup);
  }
  if (done !== actions) throw new Failure(`${actions - done} actions were refused`);
  if (heard.length > 0) throw new Failure(`The portal complained: ${heard[0]}`);
  for (const gauge of gauges.slice(warmUp)) judge(gauges[warmUp - 1], gauge);
  return { before: gauges[warmUp - 1], after: gauges.at(-1) };
}

/** Runs this many actions in one session without a reload; throws a {@link Failure} if memory grows. */
export async function longSession({ actions }) {
  const server = await serve({ folder: inRoot("dist", "web-faults"), port: 0 });
  const executablePath = findChromium();
  const browser = await chromium.launch({ args: chromiumFlags, executablePath });
  try {
    const address = `http://127.0.0.1:${server.address().port}/`;
    const { before, after } = await run(await browser.newPage(), address, actions);
    const inTurn = (what, inWords = String) =>
      `${inWords(before[what])} and ${inWords(after[what])}`;
    const found = `${actions}; after warm-up and at the end ${inTurn("wasm", megabytes)} of wasm memory, ${inTurn("heap", megabytes)} of heap, ${inTurn("listeners")} listeners`;
    console.log(`actions in one session: ${found}`);
    return [["Actions in one session", found]];
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}
