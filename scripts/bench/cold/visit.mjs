import { setTimeout as pause } from "node:timers/promises";
import { noting, refusingWorkers } from "./paint.mjs";
import { openTab } from "./tab.mjs";

const patience = 120_000;

async function late(what) {
  await pause(patience, undefined, { ref: false });
  throw new Error(`${what} was not painted.`);
}

/** Opens `address` in a new tab. Returns the ms until the element of `selector` was painted. */
export async function visit(browser, context, { address, selector, unless }, slowDown, how = {}) {
  const tab = await openTab(browser, context);
  try {
    await tab.tell("Page.enable");
    await tab.tell("Emulation.setCPUThrottlingRate", { rate: slowDown });
    const source = noting(selector, unless) + (how.refusesWorkers ? refusingWorkers : "");
    await tab.tell("Page.addScriptToEvaluateOnNewDocument", { source });
    await how.before?.(tab);
    await tab.tell("Page.navigate", { url: address });
    const took = await Promise.race([tab.read("painted"), late(`${selector} of ${address}`)]);
    await how.after?.(tab);
    return took;
  } finally {
    await tab.close();
  }
}
