import { readFileSync } from "node:fs";
import { runInThisContext } from "node:vm";

const PACKAGE = new URL("../src/wasm/pkg-excel/", import.meta.url);
const fileOf = (name: string) => readFileSync(new URL(name, PACKAGE));

/** The first sheet of an Excel file as CSV with numbers such as `1234,56`, read by the portal's own module. */
export function readSheet(workbook: Uint8Array): { name: string | undefined; csv: string } {
  const script = fileOf("portal_excel.js").toString("utf8");
  const module: typeof wasm_bindgen = runInThisContext(`(() => {${script};return wasm_bindgen})()`);
  module.initSync({ module: fileOf("portal_excel_bg.wasm") });
  const reader = new module.WorkbookReader(workbook);
  const sheets = reader.sheets();
  if (!Array.isArray(sheets)) throw new Error(`the workbook has a problem: ${sheets.problem}`);
  const facts = reader.read(0);
  if ("problem" in facts) throw new Error(`the sheet has a problem: ${facts.problem}`);
  const parts: Uint8Array[] = [];
  for (let part = reader.nextPart(); part !== undefined; part = reader.nextPart()) parts.push(part);
  return { name: sheets[0]?.name, csv: Buffer.concat(parts).toString("utf8") };
}
