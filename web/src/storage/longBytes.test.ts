// @vitest-environment node
import "fake-indexeddb/auto";
import { deleteDB } from "idb";
import { afterEach, beforeEach, expect, test } from "vitest";
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
const nothing: News = { entries: [], files: none, oldFiles: none, drafts: [] };
const at = (seq: number, generation = "a") => ({ generation, seq });

/** Long enough for three parts, the last of them short. */
function long(first: number): Uint8Array {
  const bytes = new Uint8Array(2 * PART + 9).fill(first);
  bytes.set([1, 2, 3], bytes.length - 3);
  return bytes;
}

const beginning = (snapshot: Uint8Array, position = at(0)): Beginning => ({
  ...{ position, forks: [], era: "", snapshot },
  ...nothing,
});

/** The keys of all parts that lie there. */
const keys = () => connection.read((transaction) => transaction.objectStore("parts").getAllKeys());

const whose = async () => {
  const all = await keys();
  return Array.isArray(all) ? [...new Set(all.map(([owner]) => owner))] : all;
};

async function newest(): Promise<unknown> {
  const read = await journal.read(1);
  return read.kind === "stored" ? read.snapshots.at(-1)?.bytes : read;
}

// Comparing megabytes byte by byte takes the test's tool a minute.
const isSame = (one: unknown, other: Uint8Array) =>
  one instanceof Uint8Array && Buffer.compare(one, other) === 0;

test("a long snapshot lies in parts, and comes back as it was", async () => {
  const snapshot = long(7);
  await journal.begin(beginning(snapshot));
  expect(await keys()).toEqual([0, 1, 2].map((index) => [0, index]));
  expect(isSame(await newest(), snapshot)).toBe(true);
});

test("while a long one is read it is told how much of it lies there", async () => {
  const snapshot = long(7);
  await journal.begin(beginning(snapshot));
  const come: number[] = [];
  await journal.read(1, (bytes, length) => {
    expect(isSame(bytes.subarray(0, length), snapshot.subarray(0, length))).toBe(true);
    come.push(length);
  });
  expect(come).toEqual([PART, 2 * PART, snapshot.length]);
});

test("a short one lies in one piece", async () => {
  const snapshot = new Uint8Array(PART).fill(5);
  await journal.begin(beginning(snapshot));
  expect(await keys()).toEqual([]);
  expect(isSame(await newest(), snapshot)).toBe(true);
});

test("parts go with what they are parts of", async () => {
  await journal.begin(beginning(long(7)));
  await journal.compact(at(0), long(7));
  expect(await whose()).toEqual([-0.5, 0]);
  await journal.append(at(0), { ...nothing, entries: [new Uint8Array([1])] });
  await journal.compact(at(1), long(8));
  expect(await whose()).toEqual([0, 1]);
  const previous = { snapshot: long(8), files: ["surat"], era: "lama" };
  const next = beginning(new Uint8Array([1]), at(4, "b"));
  expect(await journal.replaceAll(next, previous, at(1))).toEqual({ kind: "ok" });
  expect(await whose()).toEqual(["previous"]);
  const read = await journal.previous();
  if (read.kind !== "previous") throw new Error(read.kind);
  expect(read.previous).toMatchObject({ files: ["surat"], era: "lama" });
  expect(isSame(read.previous?.snapshot, previous.snapshot)).toBe(true);
  const last = beginning(new Uint8Array([2]), at(5, "c"));
  await journal.replaceAll(last, { ...previous, snapshot: new Uint8Array([9]) }, at(4, "b"));
  expect(await keys()).toEqual([]);
  expect(await journal.previous()).toMatchObject({ previous: { snapshot: new Uint8Array([9]) } });
});

test.each<[string, (index: number) => Uint8Array | undefined]>([
  ["is gone", () => undefined],
  ["is too short", () => new Uint8Array(3)],
  ["is too long", () => new Uint8Array(PART + 1)],
])(
  "one of which a part %s counts as damaged, and what is left of it is set aside",
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
