import "fake-indexeddb/auto";
import { deleteDB } from "idb";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { longTickets } from "../../testing/longTickets";
import { openTestPortal } from "../../testing/portal";
import { SnapshotReader } from "../../wasm/pkg/portal_core";
import { portal } from "../core/portal";
import { BytesInParts } from "./bytesInParts";
import { DATABASE_NAME } from "./databaseNames";
import { IdbConnection } from "./idbConnection";
import { IdbJournal } from "./idbJournal";
import { type Loaded, loadStored } from "./loadStored";
import { PART } from "./longBytes";
import { readStored } from "./readStored";
import { shellReport } from "./status";

let connection: IdbConnection;
let bytes: Uint8Array<ArrayBuffer>;

const state = () => portal().living.call((core) => core.snapshot());

/** Stores a snapshot of about 12 MB and opens another page. */
beforeEach(async () => {
  connection = new IdbConnection();
  openTestPortal({ role: "badan_usaha" });
  longTickets(60);
  bytes = state();
  const none = new Map<string, Blob>();
  await new IdbJournal(connection).begin({
    ...{ position: { lineageId: "a", seq: 60 }, forks: [], datasetId: "" },
    ...{ snapshot: new BytesInParts([bytes]), entries: [], files: none },
    drafts: [],
  });
  openTestPortal();
});

afterEach(async () => {
  const opened = await connection.open();
  if (opened.kind === "open") opened.database.close();
  await deleteDB(DATABASE_NAME);
});

/** Reads the snapshot and records the pieces that the core received. */
async function readIn() {
  const feed = vi.spyOn(SnapshotReader.prototype, "feed");
  const shares: (number | undefined)[] = [];
  let loaded: Loaded | undefined;
  const report = { ...shellReport, putOnTop: () => {}, reading: shares.push.bind(shares) };
  const store = new IdbJournal(connection);
  await readStored({ store, replica: portal().living, report }, (stored) => {
    loaded = loadStored(portal().living, stored);
    return true;
  });
  const fed = feed.mock.calls.flatMap(([piece]) => (piece instanceof Uint8Array ? piece : []));
  feed.mockRestore();
  return { loaded, fed, shares };
}

test("feeds a long snapshot to the core once, from the parts as they arrived", async () => {
  const { loaded, fed, shares } = await readIn();
  expect(loaded).toMatchObject({ good: 60, lost: 0, damagedSnapshots: [] });
  expect(Buffer.compare(state(), bytes)).toBe(0);
  expect(Buffer.compare(Buffer.concat(fed), bytes)).toBe(0);
  const memories = new Set(fed.map(({ buffer }) => buffer));
  expect([...memories].map(({ byteLength }) => byteLength)).toEqual([PART, bytes.length - PART]);
  expect(shares.at(-1)).toBeUndefined();
});

test.each<[string, (part: Uint8Array) => unknown]>([
  ["is gone", () => undefined],
  ["ends too early", (part) => part.slice(0, -1)],
  ["goes on too long", (part) => new Uint8Array([...part, 0])],
  ["is no bytes any more", () => "anything"],
  ["has a bad byte", (part) => part.with(part.length >> 1, (part[part.length >> 1] ?? 0) ^ 1)],
])("a snapshot whose last part %s is damaged and changes nothing", async (_, spoil) => {
  const before = state();
  await connection.write(async (transaction) => {
    const parts = transaction.objectStore("parts");
    const part = await parts.get([60, 1]);
    if (!(part instanceof Uint8Array)) throw new Error("there is no second part");
    const spoilt = spoil(part);
    await (spoilt === undefined ? parts.delete([60, 1]) : parts.put(spoilt, [60, 1]));
  });
  const { loaded } = await readIn();
  expect(loaded).toMatchObject({ good: undefined, damagedSnapshots: [60] });
  expect(Buffer.compare(state(), before)).toBe(0);
});
