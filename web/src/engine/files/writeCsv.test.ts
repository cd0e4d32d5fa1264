import { expect, test, vi } from "vitest";
import * as downloads from "../../platform/download";
import { type ReadPiece, writeCsv } from "./writeCsv";

const total = 12_000;

/** Pieces whose text depends on the number of reads; read `beginsAnewAt` starts at row 0 again. */
const file = (contentAt: (reading: number) => string, beginsAnewAt?: number): ReadPiece => {
  let reading = 0;
  return (asked, count) => {
    const first = reading === beginsAnewAt ? 0 : asked;
    const bytes = new TextEncoder().encode(`${contentAt(reading)}${first} `);
    reading += 1;
    return {
      kind: "ok",
      value: { name: "a.csv", bytes, first, written: Math.min(first + count, total), total },
    };
  };
};

async function saved(read: ReadPiece, stop = new AbortController(), onProgress = () => {}) {
  const download = vi.spyOn(downloads, "download").mockReturnValue();
  download.mockClear();
  const written = await writeCsv(read, onProgress, stop.signal);
  const [, blob] = download.mock.calls[0] ?? [];
  return { written, text: await blob?.text() };
}

test("joins the pieces into one file", async () => {
  expect(await saved(file(() => "a"))).toEqual({
    written: { kind: "done", name: "a.csv" },
    text: "a0 a4000 a8000 ",
  });
});

test("drops the pieces from before a change of the rows", async () => {
  const { text } = await saved(file((reading) => (reading < 2 ? "old" : "new"), 2));
  expect(text).toBe("new0 new4000 new8000 ");
});

test("saves nothing if writing is cancelled or refused midway", async () => {
  const stop = new AbortController();
  const calledOff = await saved(
    file(() => "a"),
    stop,
    () => stop.abort(),
  );
  expect(calledOff).toEqual({ written: { kind: "cancelled" }, text: undefined });

  const refusal = { reason: "readOnly" } as const;
  const begun = file(() => "a");
  const refused = await saved((first, count) =>
    first === 0 ? begun(first, count) : { kind: "refused", refusal },
  );
  expect(refused).toEqual({ written: { kind: "refused", refusal }, text: undefined });
});
