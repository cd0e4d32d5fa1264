import { browserTexts } from "../platform/texts";
import { prepare, run } from "./parts";
import { say } from "./say";
import { bootTexts as texts } from "./texts";
import { unpacked } from "./unpacked";

/**
 * Starts the single-file page: applies the style and runs the program; the areas follow on demand.
 * Outdated browsers must run this too, to report what they lack.
 */
async function start() {
  if (typeof DecompressionStream === "undefined") return say(browserTexts.tooOld);
  const [style] = await Promise.all([unpacked("style"), prepare("program"), parsed()]);
  // src/boot/early.ts has already reported the truncated page.
  if (document.querySelector("noscript") === null) return;
  const sheet = document.createElement("style");
  sheet.textContent = style;
  document.head.append(sheet);
  // The whole style includes that of the first screen.
  document.querySelector("style[data-first-screen]")?.remove();
  // Every address except the role selector's needs the areas at once.
  if (window.portalFirstScreen === undefined) prepare("rest").catch(() => undefined);
  await run("program");
  // The page of a Paket Bukti has no other part.
  if (document.getElementById("packed:rest") === null) return;
  whenIdle(() => prepare("rest").catch(() => say(texts.damaged)));
}

const whenIdle = (task: () => void) =>
  "requestIdleCallback" in window ? requestIdleCallback(task) : setTimeout(task);

/** Waits for the rest of the page: areas, assets, the data of a report. */
const parsed = () =>
  new Promise<void>((resolve) => {
    if (document.readyState !== "loading") resolve();
    else document.addEventListener("DOMContentLoaded", () => resolve());
  });

start().catch(() => say(texts.damaged));
