import { visit } from "./visit.mjs";

const newContext = async ({ ask }) => (await ask("Target.createBrowserContext")).browserContextId;

/** A browser that has never seen the page. */
const everAnew = async (browser, screen) => async (slowDown) => {
  const browserContextId = await newContext(browser);
  try {
    return await visit(browser, browserContextId, screen, slowDown);
  } finally {
    await browser.ask("Target.disposeBrowserContext", { browserContextId });
  }
};

/** A browser with the files in its HTTP cache and no worker, as on an intranet without https. */
async function again(browser, screen) {
  const context = await newContext(browser);
  return (slowDown) => visit(browser, context, screen, slowDown, { refusesWorkers: true });
}

const workerAnswers = `navigator.serviceWorker.ready.then(
  () => navigator.serviceWorker.controller ??
    new Promise((heard) => navigator.serviceWorker.addEventListener("controllerchange", heard)),
).then(() => true)`;

/** A browser with a service worker, which is stopped before, as browsers stop idle workers. */
async function fromWorker(browser, screen) {
  const context = await newContext(browser);
  await visit(browser, context, screen, 1, { after: ({ read }) => read(workerAnswers) });
  const how = {
    async before({ tell }) {
      await tell("ServiceWorker.enable");
      await tell("ServiceWorker.stopAllWorkers");
    },
    async after({ read }) {
      if (await read("navigator.serviceWorker.controller === null"))
        throw new Error(`${screen.address}: no worker answered`);
    },
  };
  return (slowDown) => visit(browser, context, screen, slowDown, how);
}

/** State of the browser before the page opens, and the source of the files. */
export const states = { cold: everAnew, warm: again, worker: fromWorker, file: everAnew };
