import { tooOld } from "../platform/neededBrowser";
import { prepare, run } from "./parts";
import { damaged, say } from "./say";
import { unpacked } from "./unpacked";

/**
 * The script of a page that is one file: unpacks the style and the first part of the program that the page carries and starts
 * them; the areas come when they are asked for. Made so that browsers without `light-dark()` run it as well, to be told what
 * they lack.
 */
async function start() {
  if (typeof DecompressionStream === "undefined") return say(tooOld);
  const [style] = await Promise.all([unpacked("style"), prepare("program"), parsed()]);
  // What of the page is missing was said by src/boot/early.ts.
  if (document.querySelector("noscript") === null) return;
  const sheet = document.createElement("style");
  sheet.textContent = style;
  document.head.append(sheet);
  // All of it is in the whole style as well.
  document.querySelector("style[data-first-screen]")?.remove();
  // At the role selector there is time until somebody has chosen; any other address needs the areas at once.
  if (window.portalFirstScreen === undefined) prepare("rest").catch(() => undefined);
  await run("program");
  whenIdle(() => prepare("rest").catch(() => say(damaged)));
}

const whenIdle = (task: () => void) =>
  "requestIdleCallback" in window ? requestIdleCallback(task) : setTimeout(task);

/** What the page holds further down is there: areas, assets, the data of a report. */
const parsed = () =>
  new Promise<void>((resolve) => {
    if (document.readyState !== "loading") resolve();
    else document.addEventListener("DOMContentLoaded", () => resolve());
  });

start().catch(() => say(damaged));
