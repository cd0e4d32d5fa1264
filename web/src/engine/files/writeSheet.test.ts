import { expect, test, vi } from "vitest";
import type { Answer, SheetPiece } from "../../wasm/pkg/portal_core";
import type { WorkbookPart } from "./workbook";
import { type ReadSheet, writeSheet } from "./writeSheet";

const { download, writeWorkbook } = vi.hoisted(() => ({
  download: vi.fn(),
  writeWorkbook: vi.fn(),
}));
vi.mock("../../platform/download", () => ({ download }));
vi.mock("./workbook", () => ({ writeWorkbook }));

const COLUMNS: SheetPiece["columns"] = [{ header: "No", kind: "number", decimals: 0 }];

/** A list of 9,000 rows that changes once, after which its second piece starts the file again. */
function changing(): ReadSheet {
  let hasChanged = false;
  return (asked, count): Answer<SheetPiece> => {
    const first = asked > 0 && !hasChanged ? 0 : asked;
    hasChanged ||= asked > 0;
    const written = Math.min(first + count, 9_000);
    const cells = `${first}–${written}`;
    const total = 9_000;
    return {
      kind: "ok",
      value: { name: "data.xlsx", sheet: "Data", columns: COLUMNS, cells, first, written, total },
    };
  };
}

const taken: WorkbookPart[] = [];

async function takeAll(parts: AsyncIterable<WorkbookPart>) {
  taken.length = 0;
  for await (const part of parts) taken.push(part);
  return { kind: "written", file: new Blob(["x"]) };
}

test("rows are written in pieces, and begun again if the list has changed", async () => {
  writeWorkbook.mockImplementation(takeAll);
  const shares: number[] = [];
  const { signal } = new AbortController();
  const written = await writeSheet(changing(), (share) => shares.push(share), signal);
  expect(written).toEqual({ kind: "done", name: "data.xlsx" });
  const begin = { kind: "begin", sheet: { name: "Data", columns: COLUMNS, rows: 9_000 } };
  const rows = (cells: string) => ({ kind: "rows", cells });
  expect(taken).toEqual([
    begin,
    rows("0–4000"),
    begin,
    rows("0–4000"),
    rows("4000–8000"),
    rows("8000–9000"),
  ]);
  expect(shares.every((share) => share < 1)).toBe(true);
  expect(download).toHaveBeenCalledWith("data.xlsx", expect.any(Blob));
});

test("a refusal, a problem of the writer and a missing module save nothing", async () => {
  const { signal } = new AbortController();
  download.mockClear();
  writeWorkbook.mockImplementation(takeAll);
  const refusal = { reason: "notPermitted" } as const;
  const refused = { kind: "refused", refusal } as never;
  expect(
    await writeSheet(
      () => refused,
      () => {},
      signal,
    ),
  ).toEqual(refused);

  const problem = { problem: "tooManyRows", max: 5 };
  writeWorkbook.mockResolvedValue({ kind: "refused", problem });
  expect(await writeSheet(changing(), () => {}, signal)).toEqual({ kind: "unwritten", problem });

  writeWorkbook.mockRejectedValue(new Error("offline"));
  expect(await writeSheet(changing(), () => {}, signal)).toEqual({
    kind: "unwritten",
    problem: { problem: "notLoaded" },
  });
  expect(download).not.toHaveBeenCalled();
});
