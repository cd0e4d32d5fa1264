import { beforeEach, expect, test, vi } from "vitest";
import { portal, writeCsv } from "../../engine";
import * as downloads from "../../platform/download";
import { longTable } from "../../testing/longTable";
import { openTestPortal } from "../../testing/portal";
import { tableRows } from "./DataExport";

const all = { search: "", filters: "", sort: undefined, direction: "asc" } as const;

/** Enough rows for several pieces. */
const rows = 45_000;

const saved = () => vi.spyOn(downloads, "download").mockReturnValue();

beforeEach(() => openTestPortal({ role: "cms_auditor" }));

test("a table read in pieces is saved as one CSV file with one header and neutralised formulas", async () => {
  const subject = await longTable(rows);
  const download = saved();
  const shares: number[] = [];
  const written = await writeCsv(
    tableRows(subject, all).csv,
    (share) => shares.push(share),
    undefined,
  );
  expect(written).toEqual({ kind: "done", name: "Penjualan_PT Baru_Besar.csv" });
  const pieces = Array.from({ length: 11 }, (_, before) => (before + 1) * 4_000);
  expect(shares).toEqual(pieces.map((written) => written / rows));
  const [name, blob] = download.mock.calls[0] ?? [];
  expect([name, blob?.type]).toEqual(["Penjualan_PT Baru_Besar.csv", "text/csv;charset=utf-8"]);
  const bytes = new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const lines = new TextDecoder().decode(bytes).split("\r\n");
  expect(lines).toHaveLength(rows + 2);
  expect(lines[0]).toBe("no,teks,rumus");
  expect(lines[rows]).toBe(`${rows - 1},"satu, dua",'=A${rows - 1}`);
});

test("a cancelled export saves nothing", async () => {
  const subject = await longTable(rows);
  const download = saved();
  const stop = new AbortController();
  const written = await writeCsv(tableRows(subject, all).csv, () => stop.abort(), stop.signal);
  expect(written).toEqual({ kind: "cancelled" });
  expect(download).not.toHaveBeenCalled();
});

test("an external auditor exports nothing", async () => {
  portal().dispatch({ session: { actAs: { role: "external_auditor" } } });
  const { csv, sheet } = tableRows({ assigned: "ASSIGN_1" }, all);
  const refused = { kind: "refused", refusal: { action: "takeOutAssignedData" } };
  expect(await writeCsv(csv, () => {}, undefined)).toMatchObject(refused);
  expect(sheet(0, 9)).toMatchObject(refused);
});
