import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInThisContext } from "node:vm";
import Papa from "papaparse";
import { excelPackage } from "../lib/paths.mjs";
import { reportCsv } from "./csvFile.mjs";
import { readSheet } from "./peers/sheetjs.mjs";
import { inTurns, timed } from "./turns.mjs";

/** Measures an Excel file of this many rows and 20 columns, read by the portal's module and by SheetJS, and written. */
const [rows, rounds] = process.argv.slice(2).map(Number);

/** The module's JavaScript is a classic script. */
const script = readFileSync(join(excelPackage, "portal_excel.js"), "utf8");
const excel = runInThisContext(`${script};wasm_bindgen`);
excel.initSync({ module: readFileSync(join(excelPackage, "portal_excel_bg.wasm")) });

const { data } = Papa.parse(new TextDecoder().decode(reportCsv(rows)), { skipEmptyLines: true });
const [headers, ...records] = data;
const kindOf = (at) => {
  if (at === 3) return "code";
  if (at === 4) return "date";
  return at === 0 || at >= 6 ? "number" : "text";
};
const columns = headers.map((header, at) => ({
  ...{ header, kind: kindOf(at), decimals: at >= 6 && at < 13 ? 2 : 0 },
}));
const canonical = (cell, at) =>
  at >= 6 && at < 13 ? cell.replaceAll(".", "").replace(",", ".") : cell;

function write() {
  const writer = new excel.WorkbookWriter({ name: "Data", columns, rows });
  for (let first = 0; first < rows; first += 4_000) {
    const part = records.slice(first, first + 4_000);
    writer.add(part.flatMap((record) => record.map(canonical)).join("\0"));
  }
  return writer.finish();
}

const { value: file, took: written } = timed(write);

function readByPortal() {
  const reader = new excel.WorkbookReader(file);
  const facts = reader.read(0);
  if ("problem" in facts) throw new Error(facts.problem);
  const parts = [];
  for (let part = reader.nextPart(); part !== undefined; part = reader.nextPart()) parts.push(part);
  reader.free();
  return parts;
}

/** Compares every cell. SheetJS gives numbers, and dates as days since 1899-12-30. */
function compare() {
  const decoded = new TextDecoder().decode(Buffer.concat(readByPortal()));
  const ours = Papa.parse(decoded, { skipEmptyLines: true }).data;
  const theirs = readSheet(file);
  const meant = (cell) =>
    /^\d{4}-\d\d-\d\d$/.test(cell)
      ? Date.parse(cell) / 86_400_000 + 25_569
      : Number(cell.replace(",", "."));
  const isSame = (cell, other) =>
    typeof other === "number" ? meant(cell) === other : cell === (other ?? "");
  if (ours.length !== theirs.length) throw new Error("the numbers of rows differ");
  for (const [at, cells] of ours.entries())
    if (!cells.every((cell, column) => isSame(cell, theirs[at][column])))
      throw new Error(`row ${at} differs: ${cells} and ${theirs[at]}`);
}

compare();

const read = inTurns(
  { portal: readByPortal, sheetjs: () => readSheet(file) },
  { rounds, warmUp: 1, before: global.gc },
);

process.send({ rows, megabytes: file.length / 1e6, read, written });
