import { expect, test, vi } from "vitest";
import { Air } from "../../testing/air";
import { filledDisk, own, spoil } from "../../testing/filledDisk";
import { Disk, type Fault } from "../../testing/memoryJournal";
import { Tab } from "../../testing/tabs";
import type { JournalStore } from "./journalStore";

test("quarantines everything from a damaged commit on, and continues after the last good one", async () => {
  const disk = await filledDisk();
  spoil(disk.entries, 8);
  const tab = await Tab.open({ disk });
  expect(tab.problems).toEqual([{ kind: "damaged", lost: 3, isSample: false }]);
  expect(own(tab)).toBe(7);
  tab.label("Sesudah");
  await vi.waitFor(() => expect(tab.status).toEqual({ kind: "saved" }));
  expect(disk.aside.map(({ seq }) => seq)).toEqual([8, 9, 10]);
  const reloaded = await Tab.open({ disk });
  expect(reloaded.problems).toEqual([]);
  expect(reloaded.labels()).toContain("Sesudah");
});

test.each([
  ["is missing", (disk: Disk) => void disk.entries.delete(8)],
  ["is not bytes", (disk: Disk) => void disk.entries.set(8, { some: "thing" })],
  ["is replaced by another one", (disk: Disk) => void disk.entries.set(8, disk.entries.get(9))],
])("a commit that %s is damage too", async (_, damage) => {
  const disk = await filledDisk();
  damage(disk);
  const tab = await Tab.open({ disk });
  expect(tab.problems).toMatchObject([{ kind: "damaged" }]);
  expect(own(tab)).toBe(7);
});

test("a damaged snapshot loses nothing, because the older one and the commits since are loaded", async () => {
  const disk = await filledDisk();
  spoil(disk.snapshots, 5);
  const tab = await Tab.open({ disk });
  expect(own(tab)).toBe(10);
  expect(tab.problems).toEqual([{ kind: "damaged", lost: 0, isSample: false }]);
  await vi.waitFor(() => expect([...disk.snapshots.keys()]).toEqual([0, 10]));
  expect(disk.aside).toMatchObject([{ what: "snapshot", seq: 5 }]);
});

test("starts with sample data if nothing can be read, and quarantines everything stored", async () => {
  const disk = await filledDisk();
  spoil(disk.snapshots, 0);
  spoil(disk.snapshots, 5);
  const tab = await Tab.open({ disk });
  expect(own(tab)).toBe(0);
  expect(tab.problems).toEqual([{ kind: "damaged", lost: 10, isSample: true }]);
  await vi.waitFor(() => expect(disk.last).toBe(-1));
  expect(disk.aside).toHaveLength(12);
  tab.label("Baru");
  await vi.waitFor(() => expect(disk.last).toBe(1));
  expect((await Tab.open({ disk })).labels()).toContain("Baru");
});

const onlyHere = (count: number) => ({ kind: "memory", reason: "damaged", count });

test("an open tab that holds more than a damaged store reports how much, and stops storing", async () => {
  const disk = await filledDisk();
  const air = new Air();
  const open = await Tab.open({ disk, air });
  spoil(disk.entries, 8);
  const fresh = await Tab.open({ disk, air });
  expect(own(fresh)).toBe(7);
  await vi.waitFor(() => expect(open.status).toEqual(onlyHere(3)));
  open.label("L11");
  expect([own(open), own(fresh), open.problems]).toEqual([11, 7, []]);
  fresh.label("Lain");
  await vi.waitFor(() => expect(fresh.status).toEqual({ kind: "saved" }));
  const reloaded = await Tab.open({ disk });
  expect(reloaded.state).toEqual(fresh.state);
});

test("a backup from a tab that holds more than a damaged store can be restored after a reload", async () => {
  const disk = await filledDisk();
  const open = await Tab.open({ disk });
  spoil(disk.entries, 8);
  await Tab.open({ disk });
  open.tabSync.look();
  await vi.waitFor(() => expect(open.status).toEqual(onlyHere(3)));
  const backup = open.facade.living.written();
  if (backup === undefined) throw new Error("a sound core has a snapshot");
  const reloaded = await Tab.open({ disk });
  expect(reloaded.tabSync.replaceEverything(() => reloaded.facade.living.load(backup))).toBe(
    undefined,
  );
  await vi.waitFor(() => expect(reloaded.status).toEqual({ kind: "saved" }));
  expect(own(await Tab.open({ disk }))).toBe(10);
});

test.each([
  ["the older snapshot", (disk: Disk) => spoil(disk.snapshots, 0)],
  ["a commit before the newer one", (disk: Disk) => spoil(disk.entries, 3)],
])("a bad byte in %s loses nothing", async (_, damage) => {
  const disk = await filledDisk();
  damage(disk);
  const tab = await Tab.open({ disk });
  expect([own(tab), tab.problems]).toEqual([10, []]);
});

test("a missing last commit is damage too", async () => {
  const disk = await filledDisk();
  disk.entries.delete(10);
  const tab = await Tab.open({ disk });
  expect(own(tab)).toBe(9);
  expect(tab.problems).toEqual([{ kind: "damaged", lost: 1, isSample: false }]);
});

test("a tab that finds the damage itself keeps showing everything, and leaves the store as it is", async () => {
  const disk = await filledDisk();
  const tab = await Tab.open({ disk });
  spoil(disk.entries, 8);
  disk.entries.delete(10);
  tab.label("L11");
  await vi.waitFor(() => expect(tab.status).toEqual(onlyHere(3)));
  expect([own(tab), disk.aside]).toEqual([11, []]);
  const reloaded = await Tab.open({ disk });
  expect(reloaded.problems).toEqual([{ kind: "damaged", lost: 3, isSample: false }]);
});

test("damage that another tab repairs before the cut is not cut off", async () => {
  const disk = await filledDisk();
  const holder = await Tab.open({ disk });
  spoil(disk.entries, 8);
  let isFull = true;
  const strike = async (operation: keyof JournalStore): Promise<Fault | undefined> =>
    isFull && operation === "cut" ? "quota" : undefined;
  const fresh = await Tab.open({ disk, faults: { strike } });
  expect(own(fresh)).toBe(7);
  const state = holder.facade.living.written();
  if (state === undefined) throw new Error("a sound core has a snapshot");
  await holder.journal.compact({ lineageId: disk.lineageId, seq: 10 }, state);
  isFull = false;
  fresh.tabSync.tryAgain();
  await vi.waitFor(() => expect(own(fresh)).toBe(10));
  expect([own(await Tab.open({ disk })), disk.aside]).toEqual([10, []]);
});

test("a tab keeps its data if the data that replaced it cannot be read", async () => {
  const disk = await filledDisk();
  const tab = await Tab.open({ disk });
  spoil(disk.snapshots, 0);
  spoil(disk.snapshots, 5);
  disk.lineageId = "lain";
  tab.tabSync.look();
  await vi.waitFor(() => expect(tab.problems).toHaveLength(1));
  expect(tab.problems).toEqual([{ kind: "damaged", lost: undefined, isSample: false }]);
  expect(own(tab)).toBe(10);
});

test("stores a second snapshot after the first commit, and retries with the next commit if the disk is full", async () => {
  const disk = new Disk();
  let isFull = true;
  let tries = 0;
  const strike = async (operation: keyof JournalStore): Promise<Fault | undefined> => {
    if (operation !== "compact") return undefined;
    tries += 1;
    return isFull ? "quota" : undefined;
  };
  const tab = await Tab.open({ disk, faults: { strike } });
  tab.label("L1");
  await vi.waitFor(() => expect(tries).toBe(1));
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect([...disk.snapshots.keys(), tries]).toEqual([0, 1]);
  isFull = false;
  tab.label("L2");
  await vi.waitFor(() => expect([...disk.snapshots.keys()]).toEqual([0, 2]));
  spoil(disk.snapshots, 0);
  expect(own(await Tab.open({ disk }))).toBe(2);
});
