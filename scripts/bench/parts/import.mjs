import { buildExcel } from "../../lib/buildCore.mjs";
import { say } from "../../lib/say.mjs";
import { number, printTable, times } from "../markdown.mjs";
import { measure } from "../process.mjs";

const rows = 100_000;
const rounds = 3;

/** Measures an Excel file read by the portal's module and by SheetJS. */
export async function benchImport() {
  await buildExcel();
  say(`an Excel file of ${number(rows)} rows …`);
  const script = new URL("../excel.mjs", import.meta.url);
  const result = await measure(script, [rows, rounds], { minutes: 20 });
  const { read, written, megabytes } = result;
  const line = (name, side) => [
    name,
    times(read[side]),
    `**${number(read[side].p50 / read.portal.p50, 2)}×**`,
  ];
  const title = `An Excel file of ${number(rows)} rows × 20 columns, ${number(megabytes)} MB, written in ${number(written)} ms`;
  const heading = ["", "reading, p50 / p95 ms", "wasm takes this many times less"];
  printTable(title, [heading, line("wasm", "portal"), line("SheetJS", "sheetjs")], { texts: 1 });
  return result;
}
