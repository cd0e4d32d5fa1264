import "fake-indexeddb/auto";
import { deleteDB } from "idb";
import { afterEach, describe, expect, test } from "vitest";
import { Disk, MemoryJournal } from "../../testing/memoryJournal";
import { BytesInParts } from "./bytesInParts";
import { DATABASE_NAME } from "./databaseNames";
import { IdbConnection } from "./idbConnection";
import { IdbJournal } from "./idbJournal";
import { type Beginning, type JournalStore, UNREAD } from "./journalStore";
import { forksAfterCut } from "./lineage";

const bytes = (...values: number[]) => new Uint8Array(values);
const state = (value: number) => new BytesInParts([bytes(value)]);

const beginning = (more: Partial<Beginning> = {}): Beginning => ({
  position: { lineageId: "a", seq: 0 },
  forks: [],
  datasetId: "",
  snapshot: state(100),
  entries: [bytes(1), bytes(2)],
  files: new Map([["surat", new Blob(["isi"])]]),
  drafts: [],
  ...more,
});

const at = (seq: number, lineageId = "a") => ({ lineageId, seq });
/** Lineage in which a tab found damage. */
const line = (last: number) => ({ lineageId: "a", last, forks: [] });
const none = new Map<string, Blob>();
const news = (...entries: Uint8Array[]) => ({
  ...{ entries, files: none, drafts: [] },
});

let connections: IdbConnection[] = [];

afterEach(async () => {
  for (const connection of connections) {
    const opened = await connection.open();
    if (opened.kind === "open") opened.database.close();
  }
  connections = [];
  await deleteDB(DATABASE_NAME);
});

/** Two journals over the same data, as in two tabs. */
const kinds: { name: string; open: () => [JournalStore, JournalStore] }[] = [
  {
    name: "in IndexedDB",
    open() {
      const [one, other] = [new IdbConnection(), new IdbConnection()];
      connections.push(one, other);
      return [new IdbJournal(one), new IdbJournal(other)];
    },
  },
  {
    name: "in memory",
    open() {
      const disk = new Disk();
      return [new MemoryJournal(disk), new MemoryJournal(disk)];
    },
  },
];

describe.each(kinds)("a journal $name", ({ open }) => {
  test("is empty until it begins, and begins only once", async () => {
    const [one, other] = open();
    expect(await one.read()).toEqual({ kind: "empty" });
    expect(await one.begin(beginning())).toEqual({ kind: "ok" });
    expect(await other.begin(beginning())).toEqual({ kind: "behind" });
    expect(await other.read()).toEqual({
      kind: "stored",
      lineageId: "a",
      last: 2,
      forks: [],
      datasetId: "",
      snapshots: [{ seq: 0, bytes: state(100) }],
      entries: [
        { seq: 1, bytes: bytes(1) },
        { seq: 2, bytes: bytes(2) },
      ],
      hasPrevious: false,
    });
    expect(await (await other.file("surat"))?.text()).toBe("isi");
  });

  test("reads only as many snapshots as requested, the newest first", async () => {
    const [one] = open();
    await one.begin(beginning());
    await one.compact(at(2), state(102));
    const newest = { seq: 2, bytes: state(102) };
    const oldest = { seq: 0, bytes: state(100) };
    expect(await one.read()).toMatchObject({ snapshots: [oldest, newest] });
    const unread = { seq: 0, bytes: UNREAD };
    expect(await one.read(1)).toMatchObject({ snapshots: [unread, newest] });
    expect(await one.read(0)).toMatchObject({ snapshots: [unread, { seq: 2, bytes: UNREAD }] });
  });

  test("tells the second of two writers at one position that it is behind, and gives it the new commits", async () => {
    const [one, other] = open();
    await one.begin(beginning());
    expect(await one.append(at(2), news(bytes(3)))).toEqual({ kind: "ok" });
    expect(await other.append(at(2), news(bytes(9)))).toEqual({ kind: "behind" });
    expect(await other.append(at(3, "b"), news(bytes(9)))).toEqual({ kind: "behind" });
    const entries = [{ seq: 3, bytes: bytes(3) }];
    expect(await other.since(at(2))).toEqual({ kind: "entries", entries });
    expect(await other.since(at(3))).toEqual({ kind: "entries", entries: [] });
    expect(await other.since(at(4))).toEqual({ kind: "elsewhere" });
    expect(await other.since(at(2, "b"))).toEqual({ kind: "elsewhere" });
  });

  test("keeps two snapshots, and the commits since the older one", async () => {
    const [one, other] = open();
    await one.begin(beginning());
    expect(await one.compact(at(2), state(102))).toEqual({ kind: "ok" });
    expect(await other.compact(at(2), state(102))).toEqual({ kind: "behind" });
    expect(await other.compact(at(3), state(103))).toEqual({ kind: "behind" });
    await one.append(at(2), news(bytes(3), bytes(4)));
    expect(await one.compact(at(4), state(104))).toEqual({ kind: "ok" });
    expect(await one.read()).toMatchObject({
      snapshots: [{ seq: 2 }, { seq: 4 }],
      entries: [{ seq: 3 }, { seq: 4 }],
    });
    expect(await other.since(at(1))).toEqual({ kind: "elsewhere" });
  });

  test("quarantines damage, and a new lineage continues after the last good commit", async () => {
    const [one, other] = open();
    await one.begin(beginning({ entries: [bytes(1), bytes(2), bytes(3)] }));
    await one.compact(at(2), state(102));
    const cut = {
      ...{ found: at(3), snapshot: 2, next: "b", good: 1, damagedSnapshots: [2] },
      forks: forksAfterCut(line(3), 1),
    };
    for (const before of [{ found: at(2) }, { found: at(3, "c") }, { snapshot: 0 }])
      expect(await one.cut({ ...cut, ...before })).toEqual({ kind: "behind" });
    expect(await one.cut(cut)).toEqual({ kind: "ok" });
    expect(await other.cut(cut)).toEqual({ kind: "behind" });
    expect(await one.read()).toMatchObject({
      lineageId: "b",
      forks: [at(1)],
      snapshots: [{ seq: 0 }],
      entries: [{ seq: 1 }],
    });
    expect(await one.aside()).toMatchObject([
      { what: "snapshot", seq: 2, bytes: bytes(102) },
      { what: "entry", seq: 2, bytes: bytes(2) },
      { what: "entry", seq: 3, bytes: bytes(3) },
    ]);
  });

  test("quarantines everything if nothing is good, and can begin again", async () => {
    const [one] = open();
    await one.begin(beginning());
    await one.cut({
      ...{ found: at(2), snapshot: 0, next: "b", good: undefined, damagedSnapshots: [0] },
      forks: forksAfterCut(line(2), undefined),
    });
    expect(await one.read()).toEqual({ kind: "empty" });
    expect(await one.aside()).toHaveLength(3);
    expect(await one.begin(beginning({ position: at(5, "c") }))).toEqual({ kind: "ok" });
    // A tab that holds the unreadable data must see that this lineage did not replace it.
    expect(await one.read()).toMatchObject({ forks: [at(-1)] });
  });

  test("replaces everything once, and keeps the previous state with its files to be put back", async () => {
    const [one, other] = open();
    await one.begin(beginning());
    const next = beginning({
      position: at(7, "b"),
      datasetId: "baru",
      snapshot: state(107),
      entries: [],
      files: none,
    });
    const previous = { snapshot: state(102), files: ["surat"], datasetId: "lama" };
    for (const known of [undefined, at(1), at(2, "c")])
      expect(await one.replaceAll(next, previous, known)).toEqual({ kind: "moved" });
    expect(await one.replaceAll(next, previous, at(2))).toEqual({ kind: "ok" });
    expect(await one.replaceAll(next, previous, at(2))).toEqual({ kind: "behind" });
    expect(await other.since(at(2))).toEqual({ kind: "elsewhere" });
    expect(await other.previous()).toEqual({ kind: "previous", previous });
    expect(await other.read()).toMatchObject({
      lineageId: "b",
      datasetId: "baru",
      snapshots: [{ seq: 7 }],
      entries: [],
      hasPrevious: true,
    });
    expect(await one.collectFiles(at(7, "b"), new Set())).toEqual({ kind: "ok" });
    expect(await one.file("surat")).toBeDefined();
    const third = { ...next, position: at(9, "c") };
    expect(await one.replaceAll(third, undefined, at(7, "b"))).toEqual({ kind: "ok" });
    expect(await other.previous()).toEqual({ kind: "previous", previous });
  });

  test("deletes no file after damage was cut off, because restored commits may name it", async () => {
    const [one] = open();
    await one.begin(beginning());
    await one.cut({
      ...{ found: at(2), snapshot: 0, next: "b", good: 1, damagedSnapshots: [] },
      forks: forksAfterCut(line(2), 1),
    });
    expect(await one.collectFiles(at(1, "b"), new Set())).toEqual({ kind: "ok" });
    expect(await one.file("surat")).toBeDefined();
  });

  test("deletes no file while pieces are in quarantine, because they may name it", async () => {
    const [one, other] = open();
    await one.begin(beginning());
    await other.setAside([{ what: "unadopted", seq: 2, bytes: bytes(9) }]);
    expect(await one.collectFiles(at(2), new Set())).toEqual({ kind: "ok" });
    expect(await one.file("surat")).toBeDefined();
  });

  test("deletes files that nothing names, unless another tab has stored more meanwhile", async () => {
    const [one] = open();
    await one.begin(
      beginning({
        files: new Map([
          ["a", new Blob()],
          ["b", new Blob()],
        ]),
      }),
    );
    expect(await one.collectFiles(at(1), new Set(["a"]))).toEqual({ kind: "behind" });
    expect(await one.file("b")).toBeDefined();
    expect(await one.collectFiles(at(2), new Set(["a"]))).toEqual({ kind: "ok" });
    expect(await one.file("a")).toBeDefined();
    expect(await one.file("b")).toBeUndefined();
  });
});

test("refuses to read the layout of a newer version", async () => {
  const connection = new IdbConnection();
  connections.push(connection);
  const journal = new IdbJournal(connection);
  await journal.begin(beginning());
  await connection.write((transaction) => transaction.objectStore("meta").put(2, "format"));
  expect(await journal.read()).toEqual({ kind: "newer" });
});

test("a write that fails in part stores nothing", async () => {
  const connection = new IdbConnection();
  connections.push(connection);
  const journal = new IdbJournal(connection);
  await journal.begin(beginning());
  const uncopiable = new Map([["a", new Proxy(new Blob(), {})]]);
  const going = { ...news(bytes(3)), files: uncopiable };
  expect(await journal.append(at(2), going)).toEqual({ kind: "failed" });
  expect(await journal.since(at(2))).toEqual({ kind: "entries", entries: [] });
});

test("after a missing commit nothing can be stored or followed until the gap is cut off", async () => {
  const connection = new IdbConnection();
  connections.push(connection);
  const journal = new IdbJournal(connection);
  await journal.begin(beginning());
  await connection.write((transaction) => transaction.objectStore("journal").delete(2));
  expect(await journal.read()).toMatchObject({ last: 2, entries: [{ seq: 1 }] });
  for (const seq of [1, 2]) {
    expect(await journal.append(at(seq), news(bytes(9)))).toEqual({ kind: "behind" });
    expect(await journal.since(at(seq))).toEqual({ kind: "elsewhere" });
  }
  await journal.cut({
    ...{ found: at(2), snapshot: 0, next: "b", good: 1, damagedSnapshots: [] },
    forks: forksAfterCut(line(2), 1),
  });
  expect(await journal.append(at(1, "b"), news(bytes(3)))).toEqual({ kind: "ok" });
});

test("data that lost the record of its last commit counts as complete", async () => {
  const connection = new IdbConnection();
  connections.push(connection);
  const journal = new IdbJournal(connection);
  await journal.begin(beginning());
  await connection.write((transaction) => transaction.objectStore("meta").delete("last"));
  expect(await journal.read()).toMatchObject({ last: 2 });
  expect(await journal.append(at(2), news(bytes(3)))).toEqual({ kind: "ok" });
});

test("the transaction that stores a commit deletes its draft; a failed one keeps the draft", async () => {
  const connection = new IdbConnection();
  connections.push(connection);
  const journal = new IdbJournal(connection);
  await connection.write(async (transaction) => {
    const drafts = transaction.objectStore("drafts");
    await Promise.all(["satu", "dua", "tiga"].map((id) => drafts.put({}, id)));
  });
  const left = () =>
    connection.read((transaction) => transaction.objectStore("drafts").getAllKeys());
  await journal.begin(beginning({ drafts: ["satu"] }));
  expect(await left()).toEqual(["dua", "tiga"]);
  const going = { ...news(bytes(3)), drafts: ["dua", "sudah-tidak-ada"] };
  expect(await journal.append(at(1), going)).toEqual({ kind: "behind" });
  const uncopiable = new Map([["a", new Proxy(new Blob(), {})]]);
  expect(await journal.append(at(2), { ...going, files: uncopiable })).toEqual({ kind: "failed" });
  expect(await left()).toEqual(["dua", "tiga"]);
  expect(await journal.append(at(2), going)).toEqual({ kind: "ok" });
  expect(await left()).toEqual(["tiga"]);
});

test("quarantined pieces stay until the user deletes them; then unused files are deleted again", async () => {
  const connection = new IdbConnection();
  connections.push(connection);
  const journal = new IdbJournal(connection);
  expect(await journal.hasAside()).toBe(false);
  await journal.begin(beginning());
  await journal.setAside([{ what: "entry", seq: 1, bytes: bytes(1) }]);
  expect(await journal.hasAside()).toBe(true);
  expect(await journal.forgetAside()).toEqual({ kind: "ok" });
  expect([await journal.hasAside(), await journal.aside()]).toEqual([false, []]);
  await journal.collectFiles(at(2), new Set());
  expect(await journal.file("surat")).toBeUndefined();
});
