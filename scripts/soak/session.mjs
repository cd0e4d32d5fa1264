import { chromium } from "@playwright/test";
import { chromiumFlags, findChromium } from "../lib/browser.mjs";
import { Failure } from "../lib/failure.mjs";
import { inRoot } from "../lib/paths.mjs";
import { say } from "../lib/say.mjs";
import { serve } from "../server.mjs";
import { gaugeOf } from "./gauge.mjs";
import { isStored, listen } from "./hand.mjs";
import { act } from "./sessionActions.mjs";

/** So many parts has a session; after the first ones everything is warm. */
const parts = 10;
const warmUp = 2;

/** What a state and its snapshot take for each byte that the data need: the state, its index, a growing buffer of bytes. */
const wasmPerByte = 6;
const pageOfWasm = 64 * 1024;
/** Of what comes and goes, such as a toast. */
const spareListeners = 20;
const spareHeap = 8 * 2 ** 20;

const screens = ["/agent/all-tickets", "/agent/tickets/R8K2AB", "/agent/open"];

const megabytes = (bytes) => `${(bytes / 2 ** 20).toFixed(2)} MB`;
const inWords = ({ listeners, nodes, heap, wasm, data }) =>
  `wasm ${megabytes(wasm)} · data ${megabytes(data)} · heap ${megabytes(heap)} · ${listeners} listeners · ${nodes} nodes`;

/** Goes through the screens as somebody does who looks at what was done, and back to where one began. */
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
  }
}

function judge(before, after) {
  const grown = (key) => after[key] - before[key];
  const allowed = wasmPerByte * grown("data") + 2 * pageOfWasm;
  if (grown("wasm") > allowed)
    throw new Failure(
      `wasm memory grew by ${megabytes(grown("wasm"))}, ${megabytes(allowed)} at most`,
    );
  if (grown("listeners") > spareListeners)
    throw new Failure(`${grown("listeners")} listeners were left behind`);
  if (grown("heap") > spareHeap) throw new Failure(`the heap grew by ${megabytes(grown("heap"))}`);
}

async function run(page, address, actions) {
  const measure = await gaugeOf(page);
  const heard = listen(page);
  await page.goto(address + screens[0].slice(1));
  await page.locator("h1").first().waitFor();
  const each = actions / parts;
  const gauges = [];
  let done = 0;
  for (let part = 0; part < parts; part += 1) {
    done += await page.evaluate(act, { first: part * each + 1, count: each, atOnce: 20 });
    await isStored(page, 120_000);
    await lookAround(page, address);
    gauges.push(await measure());
    say(`${done} actions: ${inWords(gauges.at(-1))}`);
  }
  if (done !== actions) throw new Failure(`${actions - done} actions were refused`);
  if (heard.length > 0) throw new Failure(`The portal complained: ${heard[0]}`);
  judge(gauges[warmUp - 1], gauges.at(-1));
  return { before: gauges[warmUp - 1], after: gauges.at(-1) };
}

/** So many actions in one session, without a reload: a {@link Failure} when something grows that the data do not need. */
export async function longSession({ actions }) {
  const server = await serve({ folder: inRoot("dist", "web-faults"), port: 0 });
  const executablePath = findChromium();
  const browser = await chromium.launch({ args: chromiumFlags, executablePath });
  try {
    const address = `http://127.0.0.1:${server.address().port}/`;
    const { before, after } = await run(await browser.newPage(), address, actions);
    const grown = megabytes(after.wasm - before.wasm);
    const needed = megabytes(after.data - before.data);
    const found = `${actions}; wasm memory + ${grown} after warm-up for ${needed} of new data, ${after.listeners} listeners (${before.listeners} after warm-up)`;
    console.log(`actions in one session: ${found}`);
    return [["Actions in one session", found]];
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}
