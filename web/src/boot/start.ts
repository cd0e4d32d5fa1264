import { tooOld } from "../core/neededBrowser";
import { runScript } from "./runScript";
import { damaged, say } from "./say";
import { unpacked } from "./unpacked";

/**
 * The script of a page that is one file: unpacks the style and the program that the page carries and starts them. Made so
 * that browsers without `light-dark()` run it as well, to be told what they lack.
 */
async function start() {
  if (typeof DecompressionStream === "undefined") return say(tooOld);
  const [style, program] = await Promise.all([unpacked("style"), unpacked("program"), parsed()]);
  const sheet = document.createElement("style");
  sheet.textContent = style;
  document.head.append(sheet);
  // All of it is in the whole style as well.
  document.querySelector("style[data-first-screen]")?.remove();
  runScript(program);
}

/** What the page holds further down is there: assets, the data of a report. */
const parsed = () =>
  new Promise<void>((resolve) => {
    if (document.readyState !== "loading") resolve();
    else document.addEventListener("DOMContentLoaded", () => resolve());
  });

start().catch(() => say(damaged));
