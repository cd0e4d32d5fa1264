import { readFileSync } from "node:fs";
import { runInThisContext } from "node:vm";
import { beforeEach, expect, test, vi } from "vitest";
import { serveAssets } from "../../testing/serveAssets";
import { looksLikeWorkbook, openWorkbook } from "../index";
import { type WorkbookPart, writeWorkbook } from "./workbook";
import type { WorkbookReply, WorkbookRequest } from "./workbookWorker";

const fixture = (name: string) =>
  new Blob([new Uint8Array(readFileSync(`${process.cwd()}/../core/excel/tests/fixtures/${name}`))]);

type Scope = {
  onmessage: ((event: { data: WorkbookRequest }) => void) | null;
  postMessage: (reply: WorkbookReply) => void;
};

/** A worker in this thread: Node has none that starts from a Blob. */
const { startWorker } = vi.hoisted(() => ({ startWorker: vi.fn() }));
vi.mock("../../platform/trustedTypes", () => ({ startWorker }));

const terminate = vi.fn();

beforeEach(() => {
  serveAssets();
  terminate.mockClear();
  startWorker.mockImplementation((serve: (scope: Scope) => void, script: string) => {
    vi.stubGlobal("wasm_bindgen", runInThisContext(`(() => {${script};return wasm_bindgen})()`));
    const worker: {
      onmessage: ((event: { data: WorkbookReply }) => void) | null;
      postMessage: (request: WorkbookRequest) => void;
      terminate: () => void;
    } = {
      onmessage: null,
      postMessage: (data) => scope.onmessage?.({ data: structuredClone(data) }),
      terminate,
    };
    const scope: Scope = {
      onmessage: null,
      postMessage: (data) => worker.onmessage?.({ data }),
    };
    serve(scope);
    return worker;
  });
});

const never = new AbortController().signal;

async function opened(file: Blob) {
  const workbook = await openWorkbook(file, never);
  if (workbook.kind !== "opened") throw new Error(`the workbook is ${workbook.kind}`);
  return workbook;
}

async function firstSheet(file: Blob, range?: string) {
  const sheet = await (await opened(file)).read(0, range);
  if (sheet.kind !== "read") throw new Error(`the sheet is ${sheet.kind}`);
  return { ...sheet, text: await sheet.csv.text() };
}

test("a workbook lists its sheets and gives one as CSV, with warnings", async () => {
  const workbook = await opened(fixture("mixed.xlsx"));
  expect(workbook.sheets.map(({ name, isHidden }) => [name, isHidden])).toEqual([
    ["Lembar1", false],
    ["Rahasia", true],
    ["Sangat rahasia", true],
    ["Kosong", false],
  ]);
  const sheet = await firstSheet(fixture("mixed.xlsx"), "B4:D6");
  expect(sheet.text).toBe('No,Kode,Produksi\nNo,Kode,Batubara\n1,0012,"1234,5"\n');
  expect(sheet).toMatchObject({ rows: 3, columns: 3, firstRow: 4, firstColumn: 2 });
  expect(sheet.warnings.map(({ warning }) => warning)).toEqual(["mergedCells", "hiddenSheets"]);
  expect(await workbook.read(3)).toEqual({
    kind: "refused",
    problem: { problem: "emptySheet" },
  });
});

test.each([
  ["a workbook with a password", fixture("password.xlsx"), "passwordProtected"],
  ["CSV with the name of a workbook", new Blob(["No,Nama\n1,PT Bara\n"]), "text"],
  ["a truncated workbook", fixture("mixed.xlsx").slice(0, 4_000), "damaged"],
  ["an empty file", new Blob([]), "emptyFile"],
])("%s is refused", async (_, file, problem) => {
  expect(await openWorkbook(file, never)).toEqual({ kind: "refused", problem: { problem } });
  expect(terminate).toHaveBeenCalledOnce();
});

test("a file of 500 MB is refused before it is read", async () => {
  const huge = fixture("mixed.xlsx");
  Object.defineProperty(huge, "size", { value: 500 * 1024 * 1024 });
  vi.stubGlobal("structuredClone", (value: unknown) => value);
  expect(await openWorkbook(huge, never)).toEqual({
    kind: "refused",
    problem: { problem: "fileTooLarge", max: 256 * 1024 * 1024 },
  });
});

test("a trap in the module is a problem, and the next workbook is read", async () => {
  const xls = new Uint8Array(await fixture("table.xls").arrayBuffer());
  // The position of the first sheet, far behind the end of the file.
  const name = new TextEncoder().encode("Lembar1");
  const at = xls.findIndex((_, start) => name.every((byte, i) => xls[start + i] === byte));
  xls.set([0xff, 0xff, 0xff, 0x7f], at - 8);
  expect(await openWorkbook(new Blob([xls]), never)).toEqual({
    kind: "refused",
    problem: { problem: "unreadable" },
  });
  expect((await firstSheet(fixture("dates-1904.xlsx"))).text).toContain("2026-02-03");
});

test("cancelling ends the worker, also later", async () => {
  expect(await openWorkbook(fixture("mixed.xlsx"), AbortSignal.abort())).toEqual({
    kind: "cancelled",
  });
  const controller = new AbortController();
  const workbook = await openWorkbook(fixture("mixed.xlsx"), controller.signal);
  terminate.mockClear();
  controller.abort();
  expect(terminate).toHaveBeenCalledOnce();
  expect(workbook.kind === "opened" && (await workbook.read(0))).toEqual({ kind: "cancelled" });
});

const sheet = {
  name: "Data",
  columns: [
    { header: "Kode", kind: "code", decimals: 0 },
    { header: "Nilai", kind: "money", decimals: 2 },
    { header: "Tanggal", kind: "date", decimals: 0 },
  ],
  rows: 2,
} as const;

const begin = (rows: number = sheet.rows): WorkbookPart => ({
  kind: "begin",
  sheet: { ...sheet, columns: [...sheet.columns], rows },
});
const row = (...cells: string[]): WorkbookPart => ({ kind: "rows", cells: cells.join("\0") });

test("rows are written as a workbook that is read back equal", async () => {
  const parts = [
    begin(),
    row("dari awal", "", ""),
    begin(),
    row("0012", "-1234.56", "2026-02-03"),
    row("=1+1", "\u00015", ""),
  ];
  const written = await writeWorkbook(parts, never);
  if (written.kind !== "written") throw new Error(`the workbook is ${written.kind}`);
  expect(await looksLikeWorkbook(written.file)).toBe(true);
  expect((await firstSheet(written.file)).text).toBe(
    'Kode,Nilai,Tanggal\n0012,"Rp -1234,56",2026-02-03\n=1+1,5,\n',
  );
});

test("a text that is too long for a cell is refused with its place", async () => {
  const later = vi.fn();
  function* parts() {
    yield begin();
    yield row("x".repeat(32_768), "", "");
    later();
  }
  expect(await writeWorkbook(parts(), never)).toEqual({
    kind: "refused",
    problem: { problem: "cellTooLong", row: 1, header: "Kode", max: 32_767 },
  });
  expect(later).not.toHaveBeenCalled();
});

test("more rows than a sheet holds are refused before any is written", async () => {
  expect(await writeWorkbook([begin(1_048_576), row("", "", "")], never)).toEqual({
    kind: "refused",
    problem: { problem: "tooManyRows", max: 1_048_575 },
  });
});

test("a workbook is told by its first bytes", async () => {
  expect(await looksLikeWorkbook(fixture("table.xls"))).toBe(true);
  expect(await looksLikeWorkbook(new Blob(["No,Nama\n"]))).toBe(false);
  expect(await looksLikeWorkbook(new Blob([]))).toBe(false);
});
