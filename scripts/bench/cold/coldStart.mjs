import { cpus } from "node:os";
import { ensureTestBrowser } from "../../lib/browser.mjs";
import { say } from "../../lib/say.mjs";
import { buildPages } from "./builds.mjs";
import { coldRows, verdicts } from "./coldTable.mjs";

const rounds = 15;
const firstPort = 4751;

/** How long it takes from opening the portal to a screen that can be used, beside pages that do nothing. */
export async function benchColdStart(measure) {
  await ensureTestBrowser();
  await buildPages();
  say("the portal and two other pages opened again and again …");
  const script = new URL("./measure.mjs", import.meta.url);
  const { browser, rows } = await measure(script, [rounds, firstPort]);
  const day = new Date().toISOString().slice(0, 10);
  console.log(`\n${cpus()[0].model} · ${browser} · ${day}\n`);
  console.log(`From the navigation to what can be used, p50 / p95 in ms, ${rounds} rounds:\n`);
  for (const row of coldRows(rows)) console.log(`| ${row.join(" | ")} |`);
  console.log("");
  for (const verdict of verdicts(rows)) console.log(verdict);
}
