// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { nextTurn } from "../../platform/nextTurn";
import { backupBytes, LETTER, openBytes, replyWithFile, unwatched } from "../../testing/backups";
import { ofNewerBackup, ofNewerFormat, resealed } from "../../testing/newerFormat";
import { openTestPortal } from "../../testing/portal";
import {
  type BackupList,
  backupBeginning,
  checksum,
  readBackup,
  SnapshotReader,
} from "../../wasm/pkg/portal_core";
import { portal } from "../core/portal";
import { makeBackup } from "./backupMaking";
import { openBackup } from "./backupReading";
import { forgetStoredFiles, keepFile } from "./storedFiles";

beforeEach(() => {
  forgetStoredFiles();
  openTestPortal({ role: "badan_usaha" });
});

const state = () => portal().attempt((core) => core.snapshot());

async function opened(bytes: Uint8Array<ArrayBuffer>) {
  const result = await openBytes(bytes);
  if (result.kind !== "opened") throw new Error(result.problem);
  return result.backup;
}

const problemOf = async (bytes: Uint8Array<ArrayBuffer>) => {
  const result = await openBytes(bytes);
  return result.kind === "opened" ? undefined : result.problem;
};

/** A backup with this snapshot and the given entries of its list. */
function backupOf(
  snapshot: Uint8Array,
  said: Partial<Pick<BackupList, "madeAt" | "files">> = {},
): Uint8Array<ArrayBuffer> {
  const part = { id: "", size: snapshot.length, checksum: checksum(0, snapshot) };
  const counts = portal().living.call((core) => core.counts());
  const list = { madeAt: 0, snapshot: part, files: [], counts, ...said };
  return new Uint8Array([...backupBeginning(list), ...snapshot]);
}

function listOf(bytes: Uint8Array<ArrayBuffer>) {
  const length = 12 + new DataView(bytes.buffer).getUint32(8, true);
  const reading = readBackup(bytes.slice(0, length), bytes.length);
  if (reading.kind !== "ok") throw new Error(reading.problem);
  return reading;
}

/** Offsets at which parts of a backup begin and end. */
function boundariesOf(bytes: Uint8Array<ArrayBuffer>): number[] {
  const reading = listOf(bytes);
  const ends = [0, 8, 12, 20, reading.start, reading.start + reading.list.snapshot.size];
  for (const { size } of reading.list.files) ends.push((ends.at(-1) ?? 0) + size);
  return ends;
}

describe("a backup", () => {
  test("is named by the minute it was made in", async () => {
    const made = await makeBackup(portal(), unwatched());
    expect(made).toMatchObject({ name: "Cadangan_Portal_Minerba_2026-11-21_0905.minerba" });
  });

  test("gives back the state and every file byte for byte", async () => {
    const id = await replyWithFile();
    const before = state();
    const bytes = await backupBytes();
    const { snapshot, files, missing, counts, made } = await opened(bytes);
    expect(snapshot.joined()).toEqual(before);
    expect([...files.keys()]).toEqual([id]);
    expect(await files.get(id)?.text()).toBe(LETTER);
    expect(missing).toBe(0);
    expect(counts).toEqual(portal().attempt((core) => core.counts()));
    expect(made).toBe("21 November 2026 pukul 09.05 WIB");
  });

  test("contains files that no record refers to, and returns them separately", async () => {
    await replyWithFile();
    const others = new Map([["draf", new Blob(["setengah"])]]);
    const made = await makeBackup(portal(), unwatched(), others);
    if (made.kind !== "made") throw new Error(made.kind);
    const backup = await opened(new Uint8Array(await made.file.arrayBuffer()));
    expect([backup.files.size, backup.missing, made.missing]).toEqual([1, 0, 0]);
    expect([...backup.others.keys()]).toEqual(["draf"]);
    expect(await backup.others.get("draf")?.text()).toBe("setengah");
  });

  test("is the same file when made again after a restore", async () => {
    await replyWithFile();
    const bytes = await backupBytes();
    openTestPortal();
    forgetStoredFiles();
    const { snapshot, files } = await opened(bytes);
    expect(portal().living.load(snapshot)).toBeUndefined();
    await Promise.all([...files].map(([id, file]) => keepFile(id, file)));
    expect(await backupBytes()).toEqual(bytes);
  });

  test("counts the files that could not be read, when it is made and when it is opened", async () => {
    const gone = await replyWithFile();
    const kept = await replyWithFile("%PDF-1.7 yang lain");
    forgetStoredFiles();
    await keepFile(kept, new Blob(["%PDF-1.7 yang lain"]));
    const made = await makeBackup(portal(), unwatched());
    if (made.kind !== "made") throw new Error(made.kind);
    expect(made.missing).toBe(1);
    const { files, missing } = await opened(new Uint8Array(await made.file.arrayBuffer()));
    expect(missing).toBe(1);
    expect(files.has(gone)).toBe(false);
    expect(files.has(kept)).toBe(true);
  });

  test("reads large files in pieces and reports progress", async () => {
    const size = 2.5 * 1024 * 1024;
    const id = await replyWithFile();
    const large = new Uint8Array(size).map((_, index) => index % 251);
    await keepFile(id, new Blob([large]));
    const shares: number[] = [];
    const watch = { ...unwatched(), progress: (share: number) => shares.push(share) };
    const made = await makeBackup(portal(), watch);
    if (made.kind !== "made") throw new Error(made.kind);
    expect(shares.length).toBeGreaterThanOrEqual(4);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
    shares.length = 0;
    const result = await openBackup(portal(), made.file, watch);
    if (result.kind !== "opened") throw new Error(result.problem);
    expect(shares.length).toBeGreaterThanOrEqual(4);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
    const copy = await result.backup.files.get(id)?.arrayBuffer();
    expect(Buffer.compare(new Uint8Array(copy ?? new ArrayBuffer(0)), large)).toBe(0);
  });

  test("counts the records of its snapshot, even if a command runs while the backup is made", async () => {
    const { living } = portal();
    const write = living.writtenInTurns.bind(living);
    vi.spyOn(living, "writtenInTurns").mockImplementation(async () => {
      const written = await write();
      void nextTurn().then(() => {
        const content = "Sesudah itu";
        const reply = { ticket: "R8K2AB", content, status: undefined, attachments: [] };
        expect(portal().dispatch({ ticket: { reply } }).kind).toBe("ok");
      });
      return written;
    });
    let clock = 0;
    vi.spyOn(performance, "now").mockImplementation(() => (clock += 9));
    const before = living.call((core) => core.counts());
    const bytes = await backupBytes();
    vi.restoreAllMocks();
    expect(living.call((core) => core.counts())).not.toEqual(before);
    expect(listOf(bytes).list.counts).toEqual(before);
    expect((await opened(bytes)).counts).toEqual(before);
  });

  test("frees its snapshot if opening is cancelled after the snapshot was read", async () => {
    const file = new Blob([await backupBytes()]);
    const { living } = portal();
    const read = living.read.bind(living);
    const abort = new AbortController();
    vi.spyOn(living, "read").mockImplementation(async (...asked) => {
      const reader = await read(...asked);
      abort.abort();
      return reader;
    });
    const free = vi.spyOn(SnapshotReader.prototype, "free");
    const watch = { ...unwatched(), signal: abort.signal };
    await expect(openBackup(portal(), file, watch)).rejects.toThrow();
    expect(free).toHaveBeenCalledOnce();
    vi.restoreAllMocks();
  });

  test("can be cancelled while it is made and while it is checked", async () => {
    await replyWithFile();
    const file = new Blob([await backupBytes()]);
    const watch = { signal: AbortSignal.abort(), progress: vi.fn() };
    await expect(makeBackup(portal(), watch)).rejects.toThrow();
    await expect(openBackup(portal(), file, watch)).rejects.toThrow();
    expect(watch.progress).not.toHaveBeenCalled();
  });
});

describe("an invalid backup is refused with a reason and changes nothing:", () => {
  test("truncated at any boundary, or beside it", async () => {
    await replyWithFile();
    const bytes = await backupBytes();
    const before = state();
    const ends = boundariesOf(bytes);
    expect(ends.at(-1)).toBe(bytes.length);
    const lengths = new Set(ends.flatMap((end) => [end - 1, end, end + 1]));
    for (const length of lengths) {
      if (length < 0 || length >= bytes.length) continue;
      const expected = length < 8 ? "notOurs" : "damaged";
      expect(await problemOf(bytes.slice(0, length)), `${length} bytes`).toBe(expected);
    }
    expect(state()).toEqual(before);
  });

  test("with an extra byte after its end", async () => {
    expect(await problemOf(new Uint8Array([...(await backupBytes()), 0]))).toBe("damaged");
  });

  test("with any flipped byte", async () => {
    await replyWithFile();
    const bytes = await backupBytes();
    const before = state();
    const ends = boundariesOf(bytes);
    const near = ends.flatMap((end) => [end - 2, end - 1, end, end + 1]);
    const spread = Array.from({ length: 200 }, (_, n) => Math.floor((n * bytes.length) / 200));
    for (const at of new Set([...near, ...spread])) {
      const original = bytes[at];
      if (original === undefined) continue;
      const damaged = bytes.slice();
      damaged[at] = original ^ 0x41;
      expect(await problemOf(damaged), `byte ${at}`).toBeDefined();
    }
    expect(state()).toEqual(before);
  });

  test.each([
    ["an empty file", ""],
    ["a photograph", "\u0089PNG\r\n\u001a\n0123456789"],
    ["a table", "nama;jumlah\nBatubara;1500\n"],
    ["a dashboard's definition", '{"format":"portal-minerba-dashboard","version":1}'],
  ])("%s", async (_, text) => {
    expect(await problemOf(new TextEncoder().encode(text))).toBe("notOurs");
  });

  test("with a later format, in its list or in its snapshot", async () => {
    const bytes = await backupBytes();
    expect(await problemOf(ofNewerBackup(bytes))).toBe("newer");

    const snapshot = ofNewerFormat((await opened(bytes)).snapshot.joined());
    expect(await problemOf(backupOf(snapshot))).toBe("newer");
  });

  test("with a record that the portal could not have made, though every checksum is right", async () => {
    const { snapshot } = await opened(await backupBytes());
    const text = Buffer.from(snapshot.joined()).toString("latin1").replaceAll("R8K2AB", "../../");
    const crafted = resealed(Buffer.from(text, "latin1"));
    const before = state();
    expect(await problemOf(backupOf(crafted))).toBe("impossible");
    expect(state()).toEqual(before);
  });

  test("with an impossible date", async () => {
    const { snapshot } = await opened(await backupBytes());
    expect(await problemOf(backupOf(snapshot.joined(), { madeAt: 9e15 }))).toBe("damaged");
  });

  test("that the browser can no longer read", async () => {
    const file = new Blob([await backupBytes()]);
    const gone = () => Promise.reject(new DOMException("gone", "NotReadableError"));
    vi.spyOn(file, "slice").mockReturnValue(Object.assign(new Blob(), { arrayBuffer: gone }));
    expect(await openBackup(portal(), file, unwatched())).toEqual({
      kind: "refused",
      problem: "unreadable",
    });
  });
});

test("makes no backup if the browser has no room for it", async () => {
  const gone = new DOMException("gone", "NotReadableError");
  const reading = vi.spyOn(Blob.prototype, "arrayBuffer").mockRejectedValue(gone);
  expect(await makeBackup(portal(), unwatched())).toEqual({ kind: "noRoom" });
  reading.mockRestore();
});

test("files that no record of the backup refers to are not among its attachments", async () => {
  const { snapshot } = await opened(await backupBytes());
  const stray = { id: "SISIPAN", size: 0, checksum: 0 };
  const { files } = await opened(backupOf(snapshot.joined(), { files: [stray] }));
  expect(files.size).toBe(0);
});

test("a stored backup opens in later versions", async () => {
  const kept = readFileSync("src/engine/files/fixtures/cadangan-format-3.minerba");
  const { counts, files, missing } = await opened(new Uint8Array(kept));
  expect(missing).toBe(0);
  expect(await Promise.all([...files.values()].map((file) => file.text()))).toEqual([LETTER]);
  expect(counts).toMatchObject({ tickets: 6, messages: 9, data: 27, auditors: 4 });
});
