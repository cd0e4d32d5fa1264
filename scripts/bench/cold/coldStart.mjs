import { ensureTestBrowser } from "../../lib/browser.mjs";
import { say } from "../../lib/say.mjs";
import { printTable } from "../markdown.mjs";
import { measure } from "../process.mjs";
import { buildPages } from "./builds.mjs";
import { coldRows } from "./coldTable.mjs";

const rounds = 15;
const firstPort = 4751;
const minutes = 60;

/** Measures the time from opening the portal to a usable screen, beside pages that do nothing. */
export async function benchColdStart() {
  await ensureTestBrowser();
  await buildPages();
  say("the portal and two other pages opened again and again …");
  const script = new URL("./measure.mjs", import.meta.url);
  const { browser, rows } = await measure(script, [rounds, firstPort], { minutes });
  const title = `${browser}, from the navigation to what can be used, p50 / p95 in ms, ${rounds} rounds`;
  printTable(title, coldRows(rows), { texts: 1 });
  return rows;
}
