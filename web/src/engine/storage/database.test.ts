import "fake-indexeddb/auto";
import { deleteDB, openDB } from "idb";
import { afterEach, expect, test, vi } from "vitest";
import { beginDatabase, openDatabase, type PortalDatabase } from "./database";
import { DATABASE_NAME, databaseNames } from "./databaseNames";
import { IdbConnection } from "./idbConnection";
import { IdbJournal } from "./idbJournal";

const opened: { close(): void }[] = [];

async function open(): Promise<PortalDatabase> {
  const answer = await openDatabase(() => {});
  if (answer.kind !== "open") throw new Error(answer.kind);
  opened.push(answer.database);
  return answer.database;
}

afterEach(async () => {
  vi.unstubAllGlobals();
  for (const database of opened.splice(0)) database.close();
  for (const name of await databaseNames()) await deleteDB(name);
});

test("the database has all object stores", async () => {
  const { objectStoreNames } = await open();
  expect([...objectStoreNames]).toEqual([
    "aside",
    "drafts",
    "files",
    "journal",
    "meta",
    "parts",
    "snapshots",
  ]);
});

test("a database of version 1 gets the store for parts and keeps its data", async () => {
  const before = await openDB(DATABASE_NAME, 1, {
    upgrade(database) {
      for (const name of ["journal", "snapshots", "files", "drafts", "meta"])
        database.createObjectStore(name);
      database.createObjectStore("aside", { autoIncrement: true });
    },
  });
  await before.put("snapshots", new Uint8Array([7]), 0);
  before.close();
  const database = await open();
  expect(database.objectStoreNames).toContain("parts");
  expect(await database.get("snapshots", 0)).toEqual(new Uint8Array([7]));
});

test("a database of a newer version is not opened", async () => {
  opened.push(await openDB(DATABASE_NAME, 3));
  expect(await openDatabase(() => {})).toEqual({ kind: "newer", name: DATABASE_NAME });
});

test("leaves another page's database unchanged, and uses the next name from then on", async () => {
  const foreign = await openDB(DATABASE_NAME, 1, {
    upgrade: (database) => void database.createObjectStore("meta").put("lain", "isi"),
  });
  foreign.close();
  const first = await openDatabase(() => {});
  if (first.kind !== "open") throw new Error(first.kind);
  opened.push(first.database);
  expect([first.isReplacement, first.database.name]).toEqual([true, `${DATABASE_NAME}-2`]);
  const second = await openDatabase(() => {});
  if (second.kind !== "open") throw new Error(second.kind);
  opened.push(second.database);
  expect([second.isReplacement, second.database.name]).toEqual([false, `${DATABASE_NAME}-2`]);
  const untouched = await openDB(DATABASE_NAME);
  opened.push(untouched);
  expect(await untouched.get("meta", "isi")).toBe("lain");
});

test("the database of a newer version can be set aside as it is", async () => {
  opened.push(await openDB(DATABASE_NAME, 3));
  expect(await beginDatabase(DATABASE_NAME)).toBe(true);
  expect((await open()).name).toBe(`${DATABASE_NAME}-2`);
  const newer = await openDB(DATABASE_NAME);
  opened.push(newer);
  expect(newer.version).toBe(3);
});

test("two tabs that set the same database aside begin only one new database", async () => {
  opened.push(await openDB(DATABASE_NAME, 3));
  for (const _ of ["one tab", "another"]) expect(await beginDatabase(DATABASE_NAME)).toBe(true);
  expect(await databaseNames()).toEqual([DATABASE_NAME, `${DATABASE_NAME}-2`]);
});

test("begins no database if the browser does not list databases", async () => {
  vi.spyOn(indexedDB, "databases").mockRejectedValue(new Error("unknown"));
  expect(await beginDatabase(DATABASE_NAME)).toBe(false);
  vi.restoreAllMocks();
});

test.each([
  ["is missing", undefined],
  ["refuses", { open: () => fail("SecurityError") }],
])("an IndexedDB that %s is reported as unavailable", async (_, indexedDB) => {
  vi.stubGlobal("indexedDB", indexedDB);
  expect(await openDatabase(() => {})).toEqual({ kind: "unavailable" });
});

function fail(name: string): never {
  throw new DOMException("", name);
}

test("gives up a database that another page blocks for four seconds", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.stubGlobal("indexedDB", { open: () => new IDBOpenDBRequest() });
  const answer = openDatabase(() => {});
  await vi.advanceTimersByTimeAsync(4_000);
  expect(await answer).toEqual({ kind: "blocked" });
});

test("a newer version that wants the database gets it, and this page stops writing", async () => {
  const journal = new IdbJournal(new IdbConnection());
  expect(await journal.read()).toEqual({ kind: "empty" });
  opened.push(await openDB(DATABASE_NAME, 3));
  expect(await journal.read()).toEqual({ kind: "closed" });
});

test("opens the database again after somebody deleted it", async () => {
  const connection = new IdbConnection();
  const journal = new IdbJournal(connection);
  await journal.setAside([{ what: "entry", seq: 1, bytes: "x" }]);
  await deleteDB(DATABASE_NAME);
  expect(await journal.aside()).toEqual([]);
  const now = await connection.open();
  if (now.kind === "open") opened.push(now.database);
});

test("distinguishes a full disk from other failures", async () => {
  const connection = new IdbConnection();
  const now = await connection.open();
  if (now.kind === "open") opened.push(now.database);
  expect(await connection.write(async () => fail("QuotaExceededError"))).toEqual({ kind: "quota" });
  expect(await connection.write(async () => fail("UnknownError"))).toEqual({ kind: "failed" });
});
