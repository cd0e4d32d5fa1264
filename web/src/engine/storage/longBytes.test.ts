import "fake-indexeddb/auto";
import { deleteDB } from "idb";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BytesInParts } from "./bytesInParts";
import { DATABASE_NAME } from "./databaseNames";
import { IdbConnection } from "./idbConnection";
import { IdbJournal } from "./idbJournal";
import type { Beginning, News } from "./journalStore";
import { PART } from "./longBytes";

let connection: IdbConnection;
let journal: IdbJournal;

beforeEach(() => {
  connection = new IdbConnection();
  journal = new IdbJournal(connection);
});

afterEach(async () => {
  const opened = await connection.open();
  if (opened.kind === "open") opened.database.close();
  await deleteDB(DATABASE_NAME);
});

const none = new Map<string, Blob>();
const nothing: News = { entries: [], files: none, drafts: [] };
const at = (seq: number, lineageId = "a") => ({ lineageId, seq });

/** Long enough for three parts, the last one short. */
function long(first: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(2 * PART + 9).fill(first);
  bytes.set([1, 2, 3], bytes.length - 3);
  return bytes;
}

const inOne = (bytes: Uint8Array<ArrayBuffer>) => new BytesInParts([bytes]);

const beginning = (
  snapshot: Uint8Array<ArrayBuffer> | BytesInParts,
  position = at(0),
): Beginning => ({
  ...{ position, forks: [], datasetId: "" },
  snapshot: snapshot instanceof BytesInParts ? snapshot : inOne(snapshot),
  ...nothing,
});

/** Keys of all stored parts. */
const keys = () => connection.read((transaction) => transaction.objectStore("parts").getAllKeys());

const whose = async () => {
  const all = await keys();
  return Array.isArray(all) ? [...new Set(all.map(([owner]) => owner))] : all;
};

async function newest(): Promise<unknown> {
  const read = await journal.read(1);
  return read.kind === "stored" ? read.snapshots.at(-1)?.bytes : read;
}

// vitest compares megabytes far too slowly.
const isEqual = (one: Uint8Array, other: Uint8Array) => Buffer.compare(one, other) === 0;
const isSame = (one: unknown, other: Uint8Array) =>
  one instanceof BytesInParts && isEqual(one.joined(), other);
const lengthsOf = (bytes: unknown) =>
  bytes instanceof BytesInParts ? bytes.parts.map(({ length }) => length) : bytes;

/** The stored value and its parts, without decoding. */
const raw = (seq: number) =>
  connection.read(async (transaction) => {
    const store = transaction.objectStore("parts");
    const keys = await store.getAllKeys(IDBKeyRange.bound([seq], [seq, []]));
    const parts: unknown[] = [];
    for (const key of keys) parts.push(await store.get(key));
    const value: unknown = await transaction.objectStore("snapshots").get(seq);
    return { value, parts };
  });

async function rawParts(seq: number): Promise<Uint8Array[]> {
  const found = await raw(seq);
  if (!("parts" in found)) throw new Error(found.kind);
  return found.parts.flatMap((part) => (part instanceof Uint8Array ? part : []));
}

/** Replaces the stored parts, with this total length. */
const putRaw = (parts: readonly Uint8Array[], length: number) =>
  connection.write(async (transaction) => {
    const store = transaction.objectStore("parts");
    await store.clear();
    for (const [index, part] of parts.entries()) await store.put(part, [0, index]);
    const value = { owner: 0, count: parts.length, length };
    await transaction.objectStore("snapshots").put(value, 0);
  });

test("stores a long snapshot in parts, and reads it back unchanged", async () => {
  const snapshot = long(7);
  await journal.begin(beginning(snapshot));
  expect(await keys()).toEqual([0, 1, 2].map((index) => [0, index]));
  expect(isSame(await newest(), snapshot)).toBe(true);
});

test("reports how much of a long snapshot has been read", async () => {
  const snapshot = long(7);
  await journal.begin(beginning(snapshot));
  const come: number[] = [];
  const told = new Set<BytesInParts>();
  await journal.read(1, (bytes, length) => {
    expect(bytes.length).toBe(snapshot.length);
    expect(isEqual(Buffer.concat(bytes.parts), snapshot.subarray(0, length))).toBe(true);
    come.push(length);
    told.add(bytes);
  });
  expect(come).toEqual([PART, 2 * PART, snapshot.length]);
  expect(told.size).toBe(1);
});

test("stores a short snapshot in one piece", async () => {
  const snapshot = new Uint8Array(PART).fill(5);
  await journal.begin(beginning(snapshot));
  expect(await keys()).toEqual([]);
  expect(isSame(await newest(), snapshot)).toBe(true);
});

test.each([
  [PART - 1, []],
  [PART, []],
  [PART + 1, [PART, 1]],
  [2 * PART, [PART, PART]],
  [2 * PART + 9, [PART, PART, 9]],
])("stores %i bytes in the same parts, whatever parts they arrive in", async (length, lengths) => {
  const bytes = long(7).slice(0, length);
  bytes.set([1, 2, 3, 4], PART - 5);
  const odd = [0, 1, 5, PART - 3, length - 2, length];
  const comings = [
    inOne(bytes),
    new BytesInParts(odd.map((from, index) => bytes.slice(from, odd[index + 1] ?? length))),
  ];
  for (const [seq, coming] of comings.entries()) {
    if (seq === 0) await journal.begin(beginning(coming));
    else {
      await journal.append(at(seq - 1), { ...nothing, entries: [new Uint8Array([seq])] });
      await journal.compact(at(seq), coming);
    }
    const found = await raw(seq);
    if (!("parts" in found)) throw new Error(found.kind);
    const isShort = lengths.length === 0;
    if (isShort) expect(found.value instanceof Uint8Array).toBe(true);
    else expect(found.value).toEqual({ owner: seq, count: lengths.length, length });
    expect((await rawParts(seq)).map((part) => part.length)).toEqual(lengths);
    const whole = isShort ? [found.value] : await rawParts(seq);
    const parts = whole.flatMap((part) => (part instanceof Uint8Array ? part : []));
    expect(isEqual(Buffer.concat(parts), bytes)).toBe(true);
    expect(isSame(await newest(), bytes)).toBe(true);
  }
});

test("stores only the snapshot's bytes of a larger buffer", async () => {
  const memory = long(7);
  await journal.begin(beginning(memory.subarray(0, PART + 1)));
  const parts = await rawParts(0);
  expect(parts.map(({ buffer }) => buffer.byteLength)).toEqual([PART, 1]);
});

test("reads stored parts of any lengths", async () => {
  const bytes = long(7);
  await journal.begin(beginning(bytes));
  const lengths = [3, 0, PART - 1, PART + 5, 2];
  const parts: Uint8Array[] = [];
  let start = 0;
  for (const length of lengths) {
    parts.push(bytes.slice(start, start + length));
    start += length;
  }
  expect(start).toBe(bytes.length);
  await putRaw(parts, bytes.length);
  const read = await newest();
  expect(lengthsOf(read)).toEqual(lengths);
  expect(isSame(read, bytes)).toBe(true);
});

test.each([-1, 1])(
  "a snapshot whose parts do not add up to its length counts as damaged",
  async (more) => {
    const bytes = long(7);
    await journal.begin(beginning(bytes));
    await putRaw(await rawParts(0), bytes.length + more);
    const come: number[] = [];
    const read = await journal.read(1, (_, length) => void come.push(length));
    expect(read).toMatchObject({ kind: "stored", snapshots: [{ seq: 0, bytes: undefined }] });
    expect(come.slice(0, 2)).toEqual([PART, 2 * PART]);
    expect(come.every((length) => length <= bytes.length + more)).toBe(true);
  },
);

test("requests each part while the previous one is handed on", async () => {
  await journal.begin(beginning(long(7)));
  const asked: string[] = [];
  const get = IDBObjectStore.prototype.get;
  const spy = vi.spyOn(IDBObjectStore.prototype, "get").mockImplementation(function (
    this: IDBObjectStore,
    key,
  ) {
    if (this.name === "parts") asked.push(String(key));
    return Reflect.apply(get, this, [key]);
  });
  const before: number[] = [];
  await journal.read(1, () => before.push(asked.length));
  spy.mockRestore();
  expect(asked).toEqual(["0,0", "0,1", "0,2"]);
  expect(before).toEqual([2, 3, 3]);
});

test("stores quarantined bytes in one piece, as earlier versions read them", async () => {
  const bytes = long(7);
  const parts = [bytes.slice(0, 5), bytes.slice(5)];
  const piece = { what: "snapshot", seq: 0, bytes: new BytesInParts(parts) } as const;
  await journal.setAside([piece, { ...piece, bytes: "anything" }]);
  const aside = await journal.aside();
  if (!Array.isArray(aside)) throw new Error("unreadable");
  const [first, second] = aside.map((one) => one.bytes);
  expect(first instanceof Uint8Array && isEqual(first, bytes)).toBe(true);
  expect(second).toBe("anything");
});

test("deletes parts together with their snapshot", async () => {
  await journal.begin(beginning(long(7)));
  await journal.append(at(0), { ...nothing, entries: [new Uint8Array([1])] });
  await journal.compact(at(1), inOne(long(8)));
  expect(await whose()).toEqual([0, 1]);
  const previous = { snapshot: inOne(long(8)), files: ["surat"], datasetId: "lama" };
  const next = beginning(new Uint8Array([1]), at(4, "b"));
  expect(await journal.replaceAll(next, previous, at(1))).toEqual({ kind: "ok" });
  expect(await whose()).toEqual(["previous"]);
  const read = await journal.previous();
  if (read.kind !== "previous") throw new Error(read.kind);
  expect(read.previous).toMatchObject({ files: ["surat"], datasetId: "lama" });
  expect(isSame(read.previous?.snapshot, long(8))).toBe(true);
  const last = beginning(new Uint8Array([2]), at(5, "c"));
  await journal.replaceAll(last, { ...previous, snapshot: inOne(new Uint8Array([9])) }, at(4, "b"));
  expect(await keys()).toEqual([]);
  expect(await journal.previous()).toMatchObject({
    previous: { snapshot: inOne(new Uint8Array([9])) },
  });
});

test.each<[string, (index: number) => Uint8Array | undefined]>([
  ["is gone", () => undefined],
  ["is too short", () => new Uint8Array(3)],
  ["is too long", () => new Uint8Array(PART + 1)],
])(
  "a snapshot with a part that %s counts as damaged, and its other parts are quarantined",
  async (_, spoilt) => {
    await journal.begin(beginning(long(7)));
    await connection.write(async (transaction) => {
      const parts = transaction.objectStore("parts");
      const part = spoilt(1);
      await (part === undefined ? parts.delete([0, 1]) : parts.put(part, [0, 1]));
    });
    expect(await newest()).toBeUndefined();
    const isLeft = spoilt(1) !== undefined;
    const cut = { found: at(0), snapshot: 0, next: "b", forks: [], good: undefined };
    expect(await journal.cut({ ...cut, damagedSnapshots: [0] })).toEqual({ kind: "ok" });
    const aside = await journal.aside();
    if (!Array.isArray(aside)) throw new Error("unreadable");
    expect(aside.map(({ what, seq }) => [what, seq])).toEqual(
      Array.from({ length: isLeft ? 4 : 3 }, () => ["snapshot", 0]),
    );
    expect(await keys()).toEqual([]);
  },
);
