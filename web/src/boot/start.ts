import { tooOld } from "../core/neededBrowser";
import { runScript } from "./runScript";
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
  runScript(program);
}

/** What the page holds further down is there: assets, the data of a report. */
const parsed = () =>
  new Promise<void>((resolve) => {
    if (document.readyState !== "loading") resolve();
    else document.addEventListener("DOMContentLoaded", () => resolve());
  });

/** In the place where the page says that it loads. */
function say(text: string) {
  const place = document.querySelector(".pembuka p, p.pembuka");
  if (place !== null) place.textContent = text;
}

start().catch(() =>
  say("Berkas ini rusak, mungkin terpotong saat disalin. Salin ulang berkasnya, lalu buka lagi."),
);
